import type { App, AppContext } from './house.ts';
import { HttpError } from './failure.ts';

/** A drawing opened by itself runs nothing and loads nothing. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** 3.13 `GET /v2/assets{path}`: logos, pictograms and signs. */
export function addAssets(app: App, { assets }: AppContext): void {
  app.get('/v2/assets/:folder/:name', (c) => {
    const asset = assets.get(`${c.req.param('folder')}/${c.req.param('name')}`);
    if (!asset) throw new HttpError(404, 'not_found');
    const headers = {
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': drawingPolicy,
      ETag: asset.etag,
    };
    if (c.req.header('If-None-Match') === asset.etag) return c.body(null, 304, headers);
    return c.body(asset.content, 200, { ...headers, 'Content-Type': asset.type });
  });
}
