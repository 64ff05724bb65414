# The bot as a small image that runs as an unprivileged user. docs/operating.md says how to use it.
FROM python:3.11-slim-bookworm AS build
WORKDIR /source
COPY requirements.txt requirements/build.txt requirements/
RUN python -m venv /opt/contra-uno \
    && /opt/contra-uno/bin/pip install --no-cache-dir --disable-pip-version-check \
        --require-hashes --requirement requirements/requirements.txt --requirement requirements/build.txt
COPY . .
# Such as 1.2.3. Without it the version of the archive from which the image is built, or "unknown".
ARG VERSION=
RUN SETUPTOOLS_SCM_PRETEND_VERSION_FOR_CONTRA_UNO=$VERSION /opt/contra-uno/bin/pip install --no-cache-dir --disable-pip-version-check \
        --no-deps --no-build-isolation . \
    && /opt/contra-uno/bin/pip uninstall --yes --requirement requirements/build.txt

FROM python:3.11-slim-bookworm
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin contra-uno \
    && install --directory --owner=contra-uno --mode=0700 /data
COPY --from=build /opt/contra-uno /opt/contra-uno
ENV PATH=/opt/contra-uno/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/contra.sqlite3 \
    METRICS_PORT=9464 \
    METRICS_ADDRESS=0.0.0.0
# The user contra-uno by number, so that an orchestrator can see that it is not root.
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 9464
# Unhealthy means that a restart would help. Whether people can play is shown by /readyz. Without a
# METRICS_PORT nobody can ask.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request; port = os.environ.get('METRICS_PORT'); port and urllib.request.urlopen(f'http://127.0.0.1:{port}/livez', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["contra-uno"]
CMD ["run", "--require-token"]
