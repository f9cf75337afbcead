/** The storage classes of TRGS 510 (Germany) in the order of the table; `10-13` stands where sheets do not tell 10 to 13 apart. */
const classes =
  '1 2A 2B 3 4.1A 4.1B 4.2 4.3 5.1A 5.1B 5.1C 5.2 6.1A 6.1B 6.1C 6.1D 6.2 7 8A 8B 10 11 12 13 10-13'.split(' ');

/**
 * What two storage classes require: `S` separate storage, `c` it depends on conditions of TRGS 510, `n` the classes alone require no
 * separate storage. Rows and columns in the order of the classes.
 *
 * Table in section 13 of TRGS 510, taken on `storageTableTaken` from three published copies, which agree in all 325 pairs; none names its
 * edition, and the official text was not compared (docs/decisions/071-hazards-in-short-and-storing-together.md).
 */
const table = [
  'cSSSSSSSSSSSSSSSSSSSSSSSS',
  'SccSSSSSSScSSSSSSScnScnnc',
  'ScnnSSSSSScSnnnnSSnnnnnnn',
  'SSnnSSSSScSSnSncSSnnncnnc',
  'SSSSccSSSSScSSSSSSccccccc',
  'SSSScnccScSccSncSSnnnnnnn',
  'SSSSScncSSSSSSccSSccccnnc',
  'SSSSSccnSSSSSSccSScccccnc',
  'SSSSSSSSnnSSSSSSSSSSSSnnS',
  'SSScScSSnncSccccSScnccnnc',
  'SccSSSSSSccSSSSSSSccccccc',
  'SSSSccSSSSSnSSSSSSSSccnnc',
  'SSnnScSSScSSnnnnSSnnncnnc',
  'SSnSSSSSScSSnnnnSSnnncnnc',
  'SSnnSnccScSSnnnnSSnnnnnnn',
  'SSncScccScSSnnnnSSnnnnnnn',
  'SSSSSSSSSSSSSSSSnSSSSSSSS',
  'SSSSSSSSSSSSSSSSScSSSSSSS',
  'ScnncnccSccSnnnnSSnnnnnnn',
  'SnnncnccSncSnnnnSSnnnnnnn',
  'SSnncnccScccnnnnSSnnnnnnn',
  'ScnccnccScccccnnSSnnnnnnn',
  'SnnncnncnncnnnnnSSnnnnnnn',
  'SnnncnnnnncnnnnnSSnnnnnnn',
  'ScnccnccScccccnnSSnnnnnnn',
];

/** The day on which the published copies of the table were read. */
export const storageTableTaken = '2026-11-26';

const requirements = { S: 'separate', c: 'conditions', n: 'none' } as const;

/** `none`: the classes alone require no separate storage, which permits nothing; `unknown`: a class is unknown, and nothing is said. */
export type StorageRequirement = (typeof requirements)[keyof typeof requirements] | 'unknown';

/** What TRGS 510 requires of products of two storage classes, also of two products of one class. */
export function storageRequirement(first: string | null, second: string | null): StorageRequirement {
  const cell = table[classes.indexOf(first ?? '')]?.[classes.indexOf(second ?? '')];
  return cell ? requirements[cell as keyof typeof requirements] : 'unknown';
}

/** The products by storage class in the order of the table, last those whose class is unknown or none of TRGS 510 (null). */
export function groupByStorageClass<Product extends { storageClass?: string | null }>(
  products: readonly Product[],
): { storageClass: string | null; products: Product[] }[] {
  const classOf = ({ storageClass }: Product) => (storageClass && classes.includes(storageClass) ? storageClass : null);
  return [...classes, null]
    .map((storageClass) => ({
      storageClass,
      products: products.filter((product) => classOf(product) === storageClass),
    }))
    .filter((group) => group.products.length > 0);
}
