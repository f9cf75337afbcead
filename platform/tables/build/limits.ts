import { substanceGroupRows } from '../../law/substance-groups.ts';
import type { LimitConcentration, LimitRow } from '../limit-tables.ts';
import { sourceRows, type TableBuild, unionLicence } from './table-build.ts';

/** An earlier or later value. One with a scope is for some work only, and does not come into the table. */
interface Transition {
  twa?: LimitConcentration;
  stel?: LimitConcentration;
  fraction?: LimitRow['fraction'];
  from?: string;
  /** The day from which the value of the row applies instead. */
  until?: string;
  /** The day from which the row applies. */
  applies?: string;
  scope?: string;
}

interface SourceRow {
  name: string;
  cas?: string;
  ec?: string;
  twa?: LimitConcentration;
  stel?: LimitConcentration;
  stelMinutes?: number;
  fraction?: LimitRow['fraction'];
  skin?: true;
  sensitisation?: ('skin' | 'resp')[];
  /** The notation 'Bruit' of the French list: harm to hearing together with noise. */
  noise?: true;
  transitional?: Transition[];
  check?: true;
}

interface UnionRow extends SourceRow {
  act: string;
  binding: boolean;
}

/** The diisocyanates that REACH Annex XVII, entry 74, names by number. */
const diisocyanates = sourceRows<{ entry: string; what: { cas?: string[] } }>('annex-xvii')
  .filter(({ entry }) => entry === '74')
  .flatMap(({ what }) => what.cas ?? []);

/** The substances that a row names without printing their numbers, and the known members of a group. */
const namedSubstances: readonly (readonly [name: RegExp, cas: readonly string[]])[] = [
  [/\(fraction alvéolaire de cristobalite\)/, ['14464-46-1']],
  [/\(fraction alvéolaire de tridymite\)/, ['15468-32-3']],
  [/\(fraction alvéolaire dont le quartz/, ['14808-60-7']],
  [/respirable crystalline/i, ['14808-60-7', '14464-46-1', '15468-32-3']],
  [/^Acrylic acid$/, ['79-10-7']],
  [/^Antimony and/, ['7440-36-0']],
  [/^Arsenic acid and/, ['7778-39-4']],
  [/^Arsenic and/, ['7440-38-2']],
  [/^B[eé]ryllium (?:and|et)/, ['7440-41-7']],
  [/^Cadmium (?:and cadmium|and its|et)/, ['7440-43-9']],
  [/^Cobalt and/, ['7440-48-4']],
  [/^Copper and/, ['7440-50-8']],
  [/^Diisocyanates /, [...new Set(diisocyanates)]],
  [/^Indium and/, ['7440-74-6']],
  [/^Isocyanates, all/, [...new Set([...diisocyanates, ...(substanceGroupRows.isocyanates.cas ?? [])])]],
  [/^(?:Lead and|Plomb métallique et)/, ['7439-92-1']],
  [/^(?:Mercury and|Mercure et)/, ['7439-97-6']],
  [/^Selenium and/, ['7782-49-2']],
  [/^Tellurium and/, ['13494-80-9']],
];

/** Words of a name for the form in air, for a group, or for what is measured. */
const form =
  /\((?:as|measured as|fraction|gas) |exprimé|fumes?\b|\bmists?\b|\bdusts?\b|vapour|particulate|compounds|composés|respirable/i;

const casOf = ({ name, cas }: SourceRow): string[] =>
  cas === undefined ? [...(namedSubstances.find(([pattern]) => pattern.test(name))?.[1] ?? [])] : [cas];

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** The versions of a row by date, the oldest first: on the day on which two values meet the later one applies. */
function versionsOf(row: SourceRow, law: string, isBinding?: boolean): LimitRow[] {
  const { name, ec, twa, stel, stelMinutes, fraction, skin, sensitisation, noise, transitional = [] } = row;
  const general = transitional.filter((value) => value.scope === undefined);
  const earlier = general.filter((value) => value.twa && (value.fraction ?? fraction) === fraction);
  const from = [...earlier.map(({ until }) => until), ...general.map(({ applies }) => applies)]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  const version = (values: Pick<LimitRow, 'twa' | 'stel' | 'from' | 'to'>): LimitRow => ({
    law,
    name,
    cas: casOf(row),
    ...(ec !== undefined && { ec }),
    ...(values.twa && { twa: values.twa }),
    ...(values.stel && { stel: values.stel }),
    ...(stelMinutes !== undefined && { stelMinutes }),
    ...(fraction && { fraction }),
    ...(skin && { skin }),
    ...(sensitisation && {
      sensitisation: sensitisation.map((organ) => (organ === 'resp' ? 'respiratory' : organ)),
    }),
    ...(noise && { remark: 'Bruit' }),
    ...(form.test(name) && { hasForm: true }),
    ...(isBinding !== undefined && { isBinding }),
    ...(values.from !== undefined && { from: values.from }),
    ...(values.to !== undefined && { to: values.to }),
  });
  return [
    ...earlier.map((value) => version({ ...value, to: dayBefore(value.until!) })),
    version({ twa, stel, from } as Pick<LimitRow, 'twa' | 'stel' | 'from'>),
  ];
}

const lawOfFrance = 'Code du travail, R. 4412-149';
const lawOfGreatBritain = 'EH40/2005';

const hasValue = ({ twa, stel }: SourceRow): boolean => twa !== undefined || stel !== undefined;

const actNames: Readonly<Record<string, string>> = { '98/24/EC Annex I': 'Directive 98/24/EC, Annex I' };

/** Confirmed by a second reading: 98 and 246 mg/m³, skin (glycol-ethers.eu, 2000/39). */
const isSettled = ({ act, cas }: UnionRow): boolean => act === '2000/39/EC' && cas === '111-76-2';

const isSameValue = (a: SourceRow, b: SourceRow): boolean =>
  JSON.stringify([a.twa, a.stel]) === JSON.stringify([b.twa, b.stel]);

export const limitsOfUnion: TableBuild<UnionRow> = {
  name: 'limits-eu',
  meta: {
    title: 'Occupational exposure limit values of the Union',
    act: 'Directives 91/322/EEC, 98/24/EC (Annex I), 2000/39/EC, 2004/37/EC (Annex III), 2006/15/EC, 2009/161/EU, (EU) 2017/164 and (EU) 2019/1831',
    edition: 'Directive (EU) 2024/869',
    published: '2024-04-08',
    sources: [
      'Facts of the Directives. Read in the annexes: 91/322/EEC, 2009/161/EU, (EU) 2019/1831, 98/24/EC Annex I, 2004/37/EC Annex III to ethylene dibromide and the five substances of (EU) 2019/983.',
      'The other values are confirmed by the same figures in the lists of France or Great Britain; their notations, by no second reading.',
    ],
    licence: unionLicence,
    uncertain: 32,
    leftOut: 44,
    remarks: [
      'Left out: 31 values without a second reading, such as those of ammonia, hydrogen chloride, ethylbenzene, carbon dioxide, calcium oxide, manganese, diesel exhaust and asbestos. 2-Butoxyethanol was settled.',
      'Left out: limits in fibres, and entries with a notation but no value (mineral oils used before, polycyclic aromatic hydrocarbons).',
      'Left out: the indicative value of a substance whose binding value in 2004/37/EC is the same (10 substances).',
      'Values for some work only, such as healthcare or mining, are not in the table.',
      'Biological limit values (98/24/EC Annex II) are not in the table.',
      'A Member State may have a stricter value: these are values of the Union, not those of a country.',
    ],
  },
  build: (source) => {
    const certain = source.filter((row) => (!row.check || isSettled(row)) && hasValue(row));
    const isRepeated = (row: UnionRow) =>
      !row.binding &&
      row.cas !== undefined &&
      certain.some((other) => other.binding && other.cas === row.cas && isSameValue(other, row));
    return certain
      .filter((row) => !isRepeated(row))
      .flatMap((row) => versionsOf(row, actNames[row.act] ?? `Directive ${row.act}`, row.binding));
  },
};

export const limitsOfFrance: TableBuild<SourceRow> = {
  name: 'limits-fr',
  meta: {
    title: 'Binding occupational exposure limit values of France',
    act: lawOfFrance,
    edition: 'version in force from 2024-04-05 (décret n° 2024-307)',
    published: '2024-04-05',
    sources: ['Facts of the article, read in Légifrance’s data (LEGIARTI000049367736); complete for that article.'],
    licence: 'Légifrance, Licence Ouverte 2.0',
    uncertain: 0,
    leftOut: 3,
    remarks: [
      'Binding values only. The indicative ones (arrêté du 30 juin 2004, art. R. 4412-150) and those of INRS ED 984 are not here: a substance that is missing may have one.',
      'Left out: the limit of ceramic fibres in fibres, and two entries with a notation but no value.',
      'Decrees after n° 2024-307 are not in it.',
    ],
  },
  build: (source) => source.filter(hasValue).flatMap((row) => versionsOf(row, lawOfFrance, true)),
};

/** Names under which the transcription has the value of one of two forms, and does not say of which. */
const mergedForms = /^(?:1,6-Hexanolactam|Molybdenum compounds|Nickel and its|Rhodium|Tungsten and)/;

/** The list has methyl tert-butyl ether twice, with one value. */
const secondName = 'Tertiary-butyl-methylether';

export const limitsOfGreatBritain: TableBuild<SourceRow> = {
  name: 'limits-gb',
  meta: {
    title: 'Workplace exposure limits of Great Britain',
    act: lawOfGreatBritain,
    edition: 'not stated; values of the fourth edition (2020) as far as they were compared',
    published: '2026-01-23',
    sources: [
      'Facts of EH40/2005, read in one unofficial transcription of 2026-01-23; values that are those of the Union are compared in a test.',
    ],
    licence: 'Health and Safety Executive, Open Government Licence v3.0',
    uncertain: 39,
    leftOut: 40,
    remarks: [
      'Left out: 34 rows whose CAS number or value could not be read, such as hydrogen sulphide, calcium oxide, flour dust, wood dusts and chromium(VI).',
      'Left out: 5 rows that merge two forms of a substance (caprolactam, molybdenum, nickel, rhodium, tungsten).',
      'Left out: a second name of methyl tert-butyl ether.',
      'Notations (Sk, Sen, Carc) and EC numbers are not in it: that a row has none says nothing.',
    ],
  },
  build: (source) =>
    source
      .filter((row) => !row.check && hasValue(row) && !mergedForms.test(row.name) && row.name !== secondName)
      .flatMap((row) => versionsOf(row, lawOfGreatBritain)),
};
