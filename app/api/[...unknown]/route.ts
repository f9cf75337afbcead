/** An address that no handler has. */
export function GET(): Response {
  return Response.json({ error: 'not_found' }, { status: 404 });
}

export { GET as POST, GET as PATCH, GET as DELETE };
