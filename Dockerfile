# The product in one image: `docker compose up`, or
# `docker build -t tres-dardos . && docker run -p 3000:3000 -v tres-dardos:/data tres-dardos`.

FROM node:26.10.0-slim AS web
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY rules/package.json rules/
COPY contracts/package.json contracts/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npx vite build web

# Only what the server runs on; it is TypeScript that Node runs as it is.
FROM node:26.10.0-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY rules rules
COPY contracts contracts
COPY server server
COPY sponsors sponsors
COPY scripts scripts
COPY web/package.json web/
COPY e2e/package.json e2e/
RUN npm ci --no-audit --no-fund --omit=dev --omit=optional \
      --workspace=server --workspace=contracts --workspace=rules \
  && npm cache clean --force \
  && install --directory --owner=node --group=node /data
COPY --from=web /app/web/dist web/dist

ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=10s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "server/src/main.ts"]
