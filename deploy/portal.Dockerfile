# nginx with the portal's files: docker build --file deploy/portal.Dockerfile --tag portico/portal .

FROM node:20.20-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
RUN npm sbom --sbom-format cyclonedx > sbom.json
RUN node node_modules/esbuild/bin/esbuild cli/headers/headers-program.ts --bundle --platform=node --format=esm \
  --target=node20.19 --outfile=dist-command/headers.mjs

FROM debian:bookworm-slim
# Debian's security updates replace a pinned version, so none is pinned.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/* /var/www/html /etc/nginx/sites-enabled \
  && mkdir -p /etc/portico /run/portico \
  && echo '{}' > /etc/portico/config.json \
  && chown 1000:1000 /run/portico
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /build/dist /srv/portal
COPY --from=build /build/dist-command/headers.mjs /build/sbom.json /build/LICENSE /app/
COPY deploy/nginx /app/nginx
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  PORT=8080
WORKDIR /app
USER 1000:1000
EXPOSE 8080
# nginx finishes the requests in progress on SIGQUIT, and drops them on SIGTERM.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["sh", "/app/nginx/start.sh"]
