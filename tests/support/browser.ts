import * as session from '@/app/api/session/route';
import { hostPrefix } from '@/lib/domain/session/host-cookie';

const origin = 'https://dossier.example';
type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>;

/** What a browser does with cookies, without one: for handlers that are called as functions. */
export class Browser {
  /** By their names without the prefix of https. */
  readonly cookies = new Map<string, string>();
  /** The prefix with which they were set, and are sent. */
  private prefix = '';

  /** Headers that a page of ours sends along. */
  headers(more: Record<string, string> = {}): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${this.prefix}${name}=${value}`).join('; ');
    return { host: 'dossier.example', 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}), ...more };
  }

  async ask(handler: Handler, request: Request, params: object = {}): Promise<Response> {
    const response = await handler(request, { params: Promise.resolve(params) });
    this.take(response);
    return response;
  }

  /** Keeps the cookies of an answer. */
  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.replace(hostPrefix, '').split('=');
      this.prefix = pair.startsWith(hostPrefix) ? hostPrefix : '';
      if (line.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  get(more: Record<string, string> = {}): Promise<Response> {
    return this.ask(session.GET, new Request(`${origin}/p/api/session`, { headers: this.headers(more) }));
  }

  send(
    method: 'POST' | 'PATCH' | 'DELETE',
    body?: unknown,
    more: Record<string, string> = {},
    handler: Handler = session[method],
  ): Promise<Response> {
    const headers = this.headers({
      'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...more,
    });
    const sent = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    return this.ask(handler, new Request(`${origin}/p/api/session`, { method, headers, body: sent }));
  }

  /** A browser in which a user is logged in. */
  static async loggedIn(credentials: { username: string; password: string }): Promise<Browser> {
    const browser = new Browser();
    await browser.get();
    const { status } = await browser.send('POST', credentials);
    if (status !== 200) throw new Error(`the login is answered ${status}`);
    return browser;
  }

  /** Another browser with the same cookies: a captured one, or one whose request left earlier. */
  copy(): Browser {
    const other = new Browser();
    for (const pair of this.cookies) other.cookies.set(...pair);
    other.prefix = this.prefix;
    return other;
  }
}
