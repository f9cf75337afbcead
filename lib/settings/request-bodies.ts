const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** Maximum size of a body that the web app parses, and of one that is whole within `bodyGraceMs`. */
export const maxSmallBodyBytes = 64 * kibibyte;

/** What a request may bring along. */
export interface BodyRule {
  maxBytes: number;
  /** Who may send it, which is asked before the body is read: a user, or a user with a role in the Studio. */
  caller?: 'user' | 'studio';
  /** A file, which is passed on while it comes in; it needs a `Content-Length`. Other bodies are whole before anything is done with them. */
  isFile?: true;
}

const studio = { caller: 'studio' } as const;

/** The platform has the same bound. */
export const maxFileBytes = 25 * mebibyte;

/** Bodies by method and path (with base path, without query); the first match counts. */
const bodies: [pattern: RegExp, rule: BodyRule][] = [
  [/^(?:GET|HEAD|OPTIONS) /, { maxBytes: 0 }],
  [/^POST \/p\/api\/studio\/drafts\/[^/]+\/files$/, { ...studio, maxBytes: maxFileBytes, isFile: true }],
  [/^PUT \/p\/api\/studio\/drafts\/[^/]+\/presence$/, { ...studio, maxBytes: kibibyte }],
  [
    /^(?:POST \/p\/api\/studio\/drafts(?:\/[^/]+\/preview)?|PUT \/p\/api\/studio\/drafts\/[^/]+\/sections\/[^/]+)$/,
    { ...studio, maxBytes: 5 * mebibyte },
  ],
  [/^\w+ \/p\/api\/studio\//, { ...studio, maxBytes: maxSmallBodyBytes }],
  [
    /^POST \/p\/api\/(?:codes|label-job|label-presets|share\/(?:languages|preview|send))$/,
    { caller: 'user', maxBytes: maxSmallBodyBytes },
  ],
];

/** What a request of this method for a path may bring along. */
export const bodyRuleOf = (method: string, path: string): BodyRule =>
  bodies.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1] ?? { maxBytes: maxSmallBodyBytes };

/** Time within which a small body is whole, and in which a larger one need not come at `minBytesPerSecond`. */
export const bodyGraceMs = 10_000;
export const minBytesPerSecond = 16 * kibibyte;

/** The longest that a body of this size may be on its way. */
export const maxBodyMs = (bytes: number): number => bodyGraceMs + (bytes / minBytesPerSecond) * 1_000;
