# Web app and platform: `docker build --target web .` and `docker build --target platform .`; compose.yaml runs them.
# A newer image: `docker buildx imagetools inspect node:24-bookworm-slim` prints its digest (docs/operations.md, 'Packages and images').
FROM node:24.18.0-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS node

FROM node AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY platform/package.json platform/

# The workspaces `tests` and `bench` are not in an image.
FROM manifests AS build
ENV NEXT_TELEMETRY_DISABLED=1
RUN --mount=type=cache,target=/root/.npm npm ci --workspace=platform --include-workspace-root
COPY . .
RUN npm run build && rm -rf .next/cache .next/dev

# Each image has its own runtime packages. Next.js's compiler is needed for builds only.
FROM manifests AS web-packages
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspaces=false && rm -rf node_modules/@next/swc-*

FROM manifests AS platform-packages
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace=platform

FROM node AS web
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 NEXT_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=1048576
COPY --from=build /app/package.json /app/next.config.mjs /app/brands.json ./
COPY --from=build /app/scripts/supervise.mjs scripts/
COPY --from=web-packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/public public
COPY --from=build /app/messages messages
COPY --from=build /app/.next .next
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/p/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The parent process replaces one that hangs.
CMD ["node", "scripts/supervise.mjs", "web app", "--max-semi-space-size=6", "--no-parallel-scavenge", "--no-minor-gc-task", "--max-old-space-size=192", "--heap-growing-percent=60", "--no-lazy-feedback-allocation", "dist/server.js"]

FROM node AS platform
WORKDIR /app
ENV NODE_ENV=production PLATFORM_HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=1048576
# Pictures use the platform's bundled fonts; without a configuration Fontconfig writes warnings to standard error.
RUN mkdir /etc/fonts && echo '<fontconfig><cachedir>/tmp</cachedir></fontconfig>' > /etc/fonts/fonts.conf && install -d -m 700 -o node -g node /data
COPY --from=build /app/package.json /app/brands.json ./
COPY --from=build /app/scripts/supervise.mjs scripts/
COPY --from=platform-packages /app/node_modules node_modules
COPY --from=build /app/platform platform
VOLUME /data
USER node
EXPOSE 4010
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PLATFORM_PORT || 4010) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/supervise.mjs", "platform", "--liftoff-only", "--max-semi-space-size=4", "--max-old-space-size=384", "--heap-growing-percent=40", "--no-lazy-feedback-allocation", "platform/dist/main.js"]
