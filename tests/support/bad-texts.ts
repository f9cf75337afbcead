import fc from 'fast-check';

const percent = (bytes: Iterable<number>) =>
  [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

const words = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '[]',
  '{}',
  '-1',
  '0',
  '1e3',
  '0x10',
  '1.5',
  '9'.repeat(400),
  '%D9%A3',
  '%F0%9F%98%80',
  'A%CC%88',
  '%E2%80%AE',
  '%0d%0aX-Evil:%201',
  '%09',
  '%22%3E%3Cscript%3E',
  "'%20or%201=1--",
  '$%7B7*7%7D',
  '%7B%7B7*7%7D%7D',
  '*',
  '.',
  '..',
  '%00',
  '%ff',
  '%',
  '%2',
  '%zz',
];

/** Bytes that are no UTF-8: lone continuations, cut sequences, surrogates (RFC 3629 §3). */
const noUtf8 = ['%80', '%c3', '%e2%82', '%f0%9f%98', '%ed%a0%80', '%ed%b0%80', '%c0%80', '%f5%80%80%80', '%fe%ff'];

/** A text for a part of an address as no page of ours writes it, encoded so that it can be sent. */
export const badText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...words, ...noUtf8) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', minLength: 1 }).map((text) => percent(Buffer.from(text))) },
  { weight: 2, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 12 }).map(percent) },
  {
    weight: 2,
    arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: 1 }).map((text) => text.replace(/[ #]/g, '+')),
  },
  { weight: 1, arbitrary: fc.constantFrom(1_000, 8_000).map((length) => 'a'.repeat(length)) },
);

const climbs = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '%e0%80%ae%e0%80%ae',
  '..;',
  '..%00',
  '．．',
];
const steps = ['/', '%2f', '%2F', '%5c', '\\', '%252f', '//', '/./', '%c0%af', '%e2%88%95', '%u2215', ';/', '%2f%2f'];
const goals = [
  'healthz',
  'openapi.json',
  'api/v1/app/init',
  'api/v1/products',
  'etc/passwd',
  'v2/assets/config/1.json',
];

/** A way out of the place where a part of an address stands, `depth` steps up, in every mix of spellings. */
export const traversal = fc
  .tuple(
    fc.constantFrom('', '1001', '1', '-1001', '/', 'GHS02.svg', 'http:', '//evil.example'),
    fc.array(fc.tuple(fc.constantFrom(...climbs), fc.constantFrom(...steps)), { minLength: 1, maxLength: 6 }),
    fc.constantFrom(...goals),
    fc.constantFrom('', '%00.svg', '%23', '%3f', ';x', '.json'),
  )
  .map(([start, way, goal, end]) => {
    const step = way[0]![1];
    return encodeURI([start, ...way.map((climb) => climb.join(''))].join(start && step) + goal + end).replaceAll(
      '%25',
      '%',
    );
  });
