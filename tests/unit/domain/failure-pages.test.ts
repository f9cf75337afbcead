import { errorPageResponse, failurePath } from '@/lib/domain/pages/failure-pages';
import {
  causeOf,
  type DocumentFailureCause,
  parseCause,
  parseDocumentCause,
} from '@/lib/domain/failures/failure-causes';
import type { DocType } from '@/lib/domain/pages/tabs';

test.each([
  ['not-found', 'unknown'],
  ['removed', 'removed'],
  ['unavailable', 'unavailable'],
  ['timeout', 'unavailable'],
  ['malformed-response', 'unavailable'],
  ['constructor', 'unavailable'],
])('a failure of kind %s has the cause %s', (kind, expected) => {
  expect(causeOf(kind)).toBe(expected);
});

test.each([
  ['removed', 'removed'],
  ['gone', null],
  [['removed'], null],
  [undefined, null],
])('the cause of an address: %p is %p', (value, expected) => {
  expect(parseCause(value)).toBe(expected);
});

test.each([
  ['removed', 'removed'],
  ['gone', 'invalid'],
  [undefined, 'invalid'],
])('the cause of an address of sdserror: %p is %p', (value, expected) => {
  expect(parseDocumentCause(value)).toBe(expected);
});

test.each([
  ['dossiererror', 'unknown', 404],
  ['dossiererror', 'removed', 410],
  ['dossiererror', 'unavailable', 503],
  ['dossiererror', null, 404],
  ['sdserror', 'invalid', 404],
  ['sdserror', 'unknown', 404],
  ['sdserror', 'removed', 404],
  ['sdserror', 'unavailable', 503],
  ['sdserror', null, 404],
  ['fileerror', null, 403],
  ['fileerror', 'missing', 404],
  ['fileerror', 'unsupported', 415],
  ['fileerror', 'unavailable', 503],
  ['unhandlederror', null, 500],
] as const)('%s with cause %p answers %d', (page, cause, status) => {
  const response = errorPageResponse(page, cause);
  expect(response.status).toBe(status);
  expect(response.retryAfterSeconds !== null).toBe(status === 503);
});

test.each<[DocType, DocumentFailureCause, string]>([
  ['pd', 'removed', '/dossiererror?id=1001&interfaceLang=de&cause=removed'],
  ['pi', 'unavailable', '/dossiererror?id=1001&interfaceLang=de&cause=unavailable'],
  ['gh', 'unknown', '/sdserror?id=1001&interfaceLang=de&lang=2&doc=gh&qr=0&cause=unknown'],
  ['gh', 'invalid', '/sdserror?id=1001&interfaceLang=de&lang=2&doc=gh&qr=0&cause=invalid'],
  ['ee', 'unavailable', '/sdserror?id=1001&interfaceLang=de&lang=2&doc=ee&qr=0&cause=unavailable'],
  ['ed', 'unavailable', '/sdserror?id=1001&interfaceLang=de&lang=2&doc=ed&qr=0&cause=unavailable'],
  ['mh', 'unavailable', '/sdserror?id=1001&interfaceLang=de&lang=2&doc=mh&qr=0&cause=unavailable'],
  ['th', 'unavailable', '/1001/en/pd/2'],
  ['emergency', 'removed', '/dossiererror?id=1001&interfaceLang=de&cause=removed'],
])('when the data of %s fails (%s) the visitor goes to %s', (docType, cause, expected) => {
  expect(failurePath({ id: 1001, interfaceLang: 'de', docType, lang: 2, cause, address: null })).toBe(expected);
});

test.each<[DocType, DocumentFailureCause, string, string | null]>([
  ['pd', 'unavailable', '/1001/de/pd/2', null],
  ['pi', 'unavailable', '/1001/de/pi/2?changes=1', '/1001/de/pi/2?changes=1'],
  ['gh', 'unavailable', '/1001/de/gh/2', null],
  ['gh', 'unavailable', '/1001/de/gh/2?version=10012&qr=0', '/1001/de/gh/2?version=10012&qr=0'],
  ['gh', 'unavailable', '/1001/de/gh/2/download', '/1001/de/gh/2/download'],
  ['ed', 'unavailable', '/1001/de/ed/2?dim=3&vseb=1%20L', '/1001/de/ed/2?dim=3&vseb=1%20L'],
  ['gh', 'unavailable', `/1001/de/gh/2?version=${'1'.repeat(3_000)}`, null],
  ['gh', 'invalid', '/1001/de/gh/2?version=10012', null],
  ['gh', 'market', '/1001/de/gh/2?market=XX', null],
  ['th', 'unavailable', '/1001/de/th/2?version=3', null],
])(
  'of %s that failed (%s) at %s the address is kept as %s: only an outage may end',
  (docType, cause, address, next) => {
    const path = failurePath({ id: 1001, interfaceLang: 'de', docType, lang: 2, cause, address });
    expect(new URL(path, 'https://dossier.example').searchParams.get('next')).toBe(next);
  },
);
