# Both houses: `docker build --target web .` and `docker build --target platform .`; compose.yaml runs them.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
COPY platform/package.json platform/
# Not `npm ci`: it refuses a lock file that lacks the binaries of another system.
RUN npm install
COPY . .
RUN npm run build && npm prune --omit=dev && rm -rf .next/cache .next/dev

FROM node:24-bookworm-slim AS web
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
COPY --from=build /app/package.json /app/next.config.mjs /app/server.mjs ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/page-cache page-cache
COPY --from=build /app/public public
COPY --from=build /app/.next .next
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/p/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=384", "server.mjs"]

FROM node:24-bookworm-slim AS platform
WORKDIR /app
ENV NODE_ENV=production PLATFORM_HOST=0.0.0.0 DATA_DIR=/data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/platform platform
RUN install -d -m 700 -o node -g node /data
VOLUME /data
USER node
EXPOSE 4010
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PLATFORM_PORT || 4010) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "platform/dist/main.js"]
