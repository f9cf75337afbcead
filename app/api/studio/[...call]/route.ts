import { studioResponse } from '@/lib/loaders/responses/studio-response';
import { withSession } from '@/lib/session/with-session';

const options = { passesBodyOn: true } as const;

/** The calls of the Studio's pages, which stand in one table (lib/upstream/studio/studio-calls.ts). */
export const GET = withSession<{ call: string[] }>(studioResponse);
export const POST = withSession<{ call: string[] }>(studioResponse, options);
export const PUT = withSession<{ call: string[] }>(studioResponse, options);
export const DELETE = withSession<{ call: string[] }>(studioResponse, options);

export { headNotAllowed as HEAD } from '@/lib/loaders/responses/handler-responses';
