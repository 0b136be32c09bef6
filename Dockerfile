# Builds with all packages, ships without those that only development needs. The data folder is the only place it writes to.
FROM node:20-bookworm-slim AS build
WORKDIR /longbox
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:20-bookworm-slim
ENV NODE_ENV=production LONGBOX_DATA=/data LONGBOX_HTTP=0.0.0.0:9464
WORKDIR /longbox
COPY --from=build /longbox/package.json ./
COPY --from=build /longbox/node_modules node_modules
COPY --from=build /longbox/migrations migrations
# Words are read from where they are written.
COPY --from=build /longbox/src src
COPY --from=build /longbox/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=2m \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9464/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/bundle/main.cjs"]
