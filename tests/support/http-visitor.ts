import { type RawResponse, sendRequest } from './ask';

interface Call {
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** A visitor who speaks with a running web app as its pages do. */
export class HttpVisitor {
  /** By their names without the prefix of https. */
  readonly cookies = new Map<string, string>();
  /** The prefix with which they were set, and are sent. */
  private prefix = '';

  /** What a call of a page of ours brings along. */
  get headers(): Record<string, string> {
    return {
      'sec-fetch-site': 'same-origin',
      'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '',
      cookie: [...this.cookies].map(([name, value]) => `${this.prefix}${name}=${value}`).join('; '),
    };
  }

  call(origin: string, path: string, { method = 'GET', body, headers = {} }: Call = {}): Promise<RawResponse> {
    const sent = { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers };
    return sendRequest(origin, path, {
      method,
      headers: sent,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  }

  /** Keeps the cookies of an answer: their lines come joined. */
  take(response: RawResponse): void {
    const lines = response.headers['set-cookie'] ?? '';
    for (const [, prefix, name, value] of lines.matchAll(/(__Host-)?(token|XSRF-TOKEN)=([^;,]*)/g)) {
      this.prefix = prefix ?? '';
      if (value) this.cookies.set(name!, value);
      else this.cookies.delete(name!);
    }
  }

  /** A visitor who has just logged in. */
  static async loggedIn(origin: string, credentials: { username: string; password: string }): Promise<HttpVisitor> {
    const visitor = new HttpVisitor();
    visitor.take(await visitor.call(origin, '/p/api/session'));
    const response = await visitor.call(origin, '/p/api/session', { method: 'POST', body: credentials });
    if (response.status !== 200) throw new Error(`The login was answered with ${response.status}`);
    visitor.take(response);
    return visitor;
  }
}
