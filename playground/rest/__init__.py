"""Discord's REST API: `api.RestApi` serves the `endpoints`."""
