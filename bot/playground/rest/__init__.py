"""Discord's REST API, by topic. `api.RestApi` puts the topics together."""
