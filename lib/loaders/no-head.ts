import 'server-only';

/** The answer to HEAD for a file: Next would have it made and thrown away. */
export const headNotAllowed = (): Response => new Response(null, { status: 405, headers: { Allow: 'GET' } });
