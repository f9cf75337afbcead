/** Headers of a call as a page of ours would send it. */
type Headers = Record<string, string>;

export interface Forgery {
  /** What a forger makes of the headers; an empty one is left out. `other` is the good value of another session. */
  headers?: (ours: Headers, other: string) => Headers;
  body?: string;
}

const form = 'application/x-www-form-urlencoded';
const withHeaders = (more: Headers) => (ours: Headers) => ({ ...ours, ...more });
/** The session's cookie alone, beside an anti-forgery cookie of the forger's choice, under the names of `ours`. */
function cookies(ours: Headers, value: string): string {
  const [session, prefix] = /((?:__Host-)?)token=[^;]*/.exec(ours.cookie ?? '') ?? [''];
  return value ? `${session}; ${prefix}XSRF-TOKEN=${value}` : session;
}

/** What another site, or another session, can send (reliability C1). */
export const forgeries: [string, Forgery][] = [
  ['no header', { headers: withHeaders({ 'x-xsrf-token': '' }) }],
  ['a wrong header', { headers: withHeaders({ 'x-xsrf-token': 'x.y' }) }],
  ['a header without the cookie', { headers: (ours) => ({ ...ours, cookie: cookies(ours, '') }) }],
  [
    'a header and cookie of its own making',
    { headers: (ours) => ({ ...ours, 'x-xsrf-token': 'a.b', cookie: cookies(ours, 'a.b') }) },
  ],
  ['a header of another session', { headers: (ours, other) => ({ ...ours, 'x-xsrf-token': other }) }],
  [
    'header and cookie of another session',
    { headers: (ours, other) => ({ ...ours, 'x-xsrf-token': other, cookie: cookies(ours, other) }) },
  ],
  ['a page of another site', { headers: withHeaders({ 'sec-fetch-site': 'cross-site' }) }],
  ['a page of a sister site', { headers: withHeaders({ 'sec-fetch-site': 'same-site' }) }],
  ['an address that was typed', { headers: withHeaders({ 'sec-fetch-site': 'none' }) }],
  ['a foreign origin', { headers: withHeaders({ origin: 'https://evil.example' }) }],
  ['a foreign name that leads here', { headers: withHeaders({ origin: 'http://evil.example', host: 'evil.example' }) }],
  [
    'a foreign name that leads here, in an old browser',
    { headers: withHeaders({ 'sec-fetch-site': '', origin: 'http://evil.example', host: 'evil.example' }) },
  ],
  ['the origin null', { headers: withHeaders({ 'sec-fetch-site': '', origin: 'null' }) }],
  ['an old browser that says nothing', { headers: withHeaders({ 'sec-fetch-site': '' }) }],
  [
    'an old browser that names another site as referrer',
    { headers: withHeaders({ 'sec-fetch-site': '', referer: 'https://evil.example/p/login' }) },
  ],
  [
    'an old browser on another site',
    { headers: withHeaders({ 'sec-fetch-site': '', origin: 'https://dossier.example.evil.example' }) },
  ],
  ['a form of another site in plain text', { headers: withHeaders({ 'content-type': 'text/plain' }), body: '{"a":1}' }],
  ['a form with files', { headers: withHeaders({ 'content-type': 'multipart/form-data; boundary=x' }), body: '--x--' }],
  [
    'a form without its hidden field',
    { headers: withHeaders({ 'x-xsrf-token': '', 'content-type': form }), body: 'a=1' },
  ],
  [
    'a form with a wrong hidden field',
    { headers: withHeaders({ 'x-xsrf-token': '', 'content-type': form }), body: 'action=log-out&xsrf=a.b' },
  ],
  [
    'a form that a page of another site sends',
    {
      headers: withHeaders({
        'x-xsrf-token': '',
        'content-type': form,
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        origin: 'https://evil.example',
      }),
      body: 'action=log-out&xsrf=a.b',
    },
  ],
];

/** A forged call's headers. */
export const forgedHeaders = (forgery: Forgery, ours: Headers, other: string): Headers =>
  Object.fromEntries(Object.entries(forgery.headers?.(ours, other) ?? ours).filter(([, value]) => value !== ''));
