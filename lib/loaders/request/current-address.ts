import 'server-only';
import { headers } from 'next/headers';

/** The address of the current page, from middleware.ts: in-app path, and query without '?'. For links that keep it; pages read their query by `screenQuery`. */
export async function currentAddress(): Promise<{ pathname: string; search: string }> {
  const { pathname, searchParams } = new URL((await headers()).get('x-address') ?? '', 'https://in.app');
  return { pathname, search: String(searchParams) };
}

/** The same as one in-app path with query. */
export async function currentPath(): Promise<string> {
  const { pathname, search } = await currentAddress();
  return search ? `${pathname}?${search}` : pathname;
}
