import {
  type CarriedMail,
  dueNotices,
  type RevisedProduct,
  twelveMonthsBefore,
} from '../../sharing/former-recipients.ts';

const firstDay = new Date('2025-11-22T12:00:00Z');

const version = (number: number, listed = true) => ({
  id: number * 10,
  text: `${number}.0`,
  number,
  listed,
  created: `202${number}-01-01`,
  changes: [],
});
const product = (id: number, more: Partial<RevisedProduct> = {}): RevisedProduct => ({
  id,
  code: `C-${id}`,
  names: { en: `Product ${id}` },
  supplier: { name: 'Maker', email: 'sds@maker.example' },
  validLangs: [1, 2],
  versions: [version(1), version(2), version(3)],
  ...more,
});
/** A share of version 2.0 of product 1 that reached its recipient in time. */
const share = (more: Partial<CarriedMail> = {}): CarriedMail => ({
  productId: 1,
  isNotice: false,
  isWithdrawn: false,
  recipient: 'a@a.example',
  delivered: new Date('2026-03-01T00:00:00Z'),
  versionId: 20,
  brand: 'dossier',
  messageLanguage: 'en',
  documentLanguage: 1,
  ...more,
});
const notice = (more: Partial<CarriedMail> = {}) => share({ isNotice: true, ...more });
const day = (text: string) => new Date(`${text}T00:00:00Z`);

/** Who is told of what: `a@a.example: 1 2.0→3.0`. */
const notified = (mails: CarriedMail[], products = [product(1)]) =>
  dueNotices(products, mails, firstDay).map(
    ({ recipient, products: all }) =>
      `${recipient}: ${all.map(({ product: { id }, had, version: { text } }) => `${id} ${had?.text ?? 'none'}→${text}`).join(', ')}`,
  );

describe('a recipient who is told of a new version', () => {
  test.each<[string, CarriedMail[], RevisedProduct[]?]>([
    ['who has an older one', [share()]],
    ['who got it 12 months ago to the minute', [share({ delivered: firstDay })]],
    ['who got an older one still before', [share({ versionId: 10, delivered: day('2024-01-01') }), share()]],
    [
      'who was told of the version in between, from that one on',
      [share({ versionId: 10 }), notice({ versionId: 20, delivered: day('2026-04-01') })],
    ],
    [
      'who has a newer one that was withdrawn since, of the newest that is issued',
      [share()],
      [product(1, { versions: [version(1), version(2), version(3), version(4, false)] })],
    ],
    ['whose address is on record in capitals and without them, once', [share({ recipient: 'A@A.example' }), share()]],
  ])('%s', (_, mails, products = [product(1)]) => {
    expect(notified(mails, products)).toEqual(['a@a.example: 1 2.0→3.0']);
  });

  test.each<[string, CarriedMail]>([
    ['got a share when no sheet was issued yet', share({ versionId: null })],
    ['has a version that is no more', share({ versionId: 99 })],
  ])('who %s', (_, mail) => {
    expect(notified([mail])).toEqual(['a@a.example: 1 none→3.0']);
  });

  test('who did not get the notice of the version before is told of both', () => {
    const failed = notice({ versionId: 20, delivered: null });
    expect(notified([share({ versionId: 10 }), failed])).toEqual(['a@a.example: 1 1.0→3.0']);
  });
});

describe('a recipient who is not told of a new version', () => {
  test.each<[string, CarriedMail[], RevisedProduct[]?]>([
    ['whose share was withdrawn', [share({ isWithdrawn: true })]],
    ['who was never sent it', []],
    ['whose last share is older than 12 months', [share({ delivered: new Date(firstDay.getTime() - 1) })]],
    [
      'whom only a notice has reached in the last 12 months: it is no supply',
      [share({ versionId: 10, delivered: day('2025-01-01') }), notice({ delivered: day('2026-01-01') })],
    ],
    ['whom no share has reached', [share({ delivered: null })]],
    ['who has the newest by a share', [share(), share({ versionId: 30, delivered: day('2026-04-01') })]],
    [
      'who has the newest, though an older mail came late',
      [share({ versionId: 30 }), share({ delivered: day('2026-04-01') })],
    ],
    ['who has the newest by a notice', [share(), notice({ versionId: 30, delivered: day('2026-04-01') })]],
    ['whose notice of it waits or has failed', [share(), notice({ versionId: 30, delivered: null })]],
    [
      'whose notice went to the address in capitals',
      [share(), notice({ versionId: 30, delivered: null, recipient: 'A@A.EXAMPLE' })],
    ],
    ['who was sent another product', [share({ productId: 2 })]],
    ['anybody while it is not issued', [share()], [product(1, { versions: [version(2), version(3, false)] })]],
    ['anybody while nothing is issued', [share()], [product(1, { versions: [version(3, false)] })]],
  ])('%s', (_, mails, products = [product(1)]) => {
    expect(notified(mails, products)).toEqual([]);
  });
});

test('all products of a supplier that concern a recipient stand in one mail; each supplier sends its own', () => {
  const other = { name: 'Other', email: 'sds@other.example' };
  const products = [product(1), product(2), product(3, { supplier: other }), product(4)];
  const mails = [1, 2, 3].map((productId) => share({ productId })).concat(share({ productId: 4, versionId: 30 }));
  expect(notified(mails, products)).toEqual(['a@a.example: 1 2.0→3.0, 2 2.0→3.0', 'a@a.example: 3 2.0→3.0']);
});

test('languages, brand and spelling of the address are those of the last share, of whichever product', () => {
  const german = { brand: 'chemcard', messageLanguage: 'de', documentLanguage: 2, recipient: 'A@a.example' } as const;
  const shared = (productId: number, month: string, more = {}) =>
    share({ productId, delivered: day(`2026-${month}-01`), ...more });
  const products = [product(1), product(2)];
  const noticesFor = (mails: CarriedMail[]) => dueNotices(products, mails, firstDay);
  for (const mails of [
    [shared(1, '03'), shared(2, '04', german)],
    [shared(1, '04', german), shared(2, '03')],
    [shared(1, '04', german), shared(1, '03'), shared(2, '03')],
    // A notice is nobody's choice of a language.
    [shared(1, '04', german), shared(2, '03'), notice({ versionId: 10, delivered: day('2026-05-01') })],
  ])
    expect(noticesFor(mails)).toMatchObject([
      { ...german, products: [{ product: { id: 1 } }, { product: { id: 2 } }] },
    ]);
});

test.each([
  ['2026-11-22T12:00:00.000Z', '2025-11-22T12:00:00.000Z'],
  ['2028-02-29T08:00:00.000Z', '2027-02-28T08:00:00.000Z'],
  ['2028-03-01T08:00:00.000Z', '2027-03-01T08:00:00.000Z'],
])('twelve months before %s is %s', (now, then) => {
  expect(twelveMonthsBefore(new Date(now)).toISOString()).toBe(then);
});
