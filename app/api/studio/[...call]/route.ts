import { studioResponse } from '@/lib/loaders/responses/studio-response';
import { withSession } from '@/lib/session/with-session';

/** A product file of 5 MiB, as a text in JSON. */
const options = { maxBodyBytes: 8 * 1024 * 1024 };

/** The platform has the same bound. */
const maxFileBytes = 25 * 1024 * 1024;

/** The calls of the Studio's pages, which stand in one table (lib/upstream/studio/studio-calls.ts). */
export const GET = withSession<{ call: string[] }>(studioResponse);
export const POST = withSession<{ call: string[] }>(studioResponse, { ...options, maxFileBytes });
export const PUT = withSession<{ call: string[] }>(studioResponse, options);
export const DELETE = withSession<{ call: string[] }>(studioResponse);

export { headNotAllowed as HEAD } from '@/lib/loaders/responses/handler-responses';
