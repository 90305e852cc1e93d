# The gateway with the portal's files: docker build --file deploy/gateway.Dockerfile --tag portico/gateway .

FROM node:20.20-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
RUN npm sbom --sbom-format cyclonedx > sbom.json

# Node alone: the gateway needs no package manager, and each tool that is missing can't be misused.
FROM node:20.20-bookworm-slim AS runtime
RUN rm -rf /usr/local/lib/node_modules /usr/local/include /usr/local/share/doc /usr/local/share/man /opt/yarn-* \
  && rm -f /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && mkdir -p /data/documents

# One layer: files deleted above are not in the image.
FROM scratch
COPY --from=runtime / /
COPY --from=runtime --chown=1000:1000 /data /data
COPY --from=build /build/dist /app/dist
COPY --from=build /build/dist-gateway /app/dist-gateway
COPY --from=build /build/sbom.json /build/LICENSE /app/
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  NODE_ENV=production \
  PORTICO_MODE=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  INVEST_PORT=3001 \
  METRICS_PORT=9090 \
  DRAIN_SECONDS=5
WORKDIR /app
USER 1000:1000
EXPOSE 3000 3001 9090
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Other programs of the image, all in dist-gateway: migrate.js, review.js, renew-secrets.js, check-balances.js.
ENTRYPOINT ["node"]
CMD ["dist-gateway/main.js"]
