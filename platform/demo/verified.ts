import { documentLanguages, fill, localise, type Localised } from '../languages/languages.ts';
import { phrasesFor } from '../languages/phrases.ts';
import type { ProductFactsInput } from '../product/facts.ts';
import type { DemoProduct } from './demo-product.ts';

/**
 * The figures of the demo catalogue that were compared with a source, by list or kind and substance. The documents mark all other figures as
 * illustrative: the products are fictitious, and nobody may take such a figure for a legal limit or a test result.
 */
interface VerifiedFigure {
  /** The list of limits, or `DNEL`, `PNEC` and the endpoint of a study. */
  kind: string;
  /** English name of the substance. */
  substance: string;
  /** Source of the figure. */
  source: string;
  /** Month in which it was read. */
  read: string;
}

type Row = readonly [kind: string, substance: string, source: string];

const trgs903 = 'TRGS 903, section 3 (bgbau-medien.de/handlungshilfen_gb/daten/tr/trgs903/3.htm)';
const aerosolSheet = 'TRGS 900 as cited in section 8 of a sheet for an aerosol (manualshelf.com, 3M 7000116726)';
const echaFormaldehyde = 'ECHA registration dossier 15858, 7.3.1';
const solventSheet = 'section 8 of a sheet for a solvent (CRC Kontakt Chemie 71009)';

/** Values in a public text or data set that names the list. */
const citing = 'public data set that cites the list';

/** The tables of limits that the platform ships (tables/shipped). */
const shippedTable = 'table of limits that the platform ships, made from the acts';

const allegatoXXXVIII =
  'allegato XXXVIII, as printed in copies of D.Lgs. 81/2008 (olympus.uniurb.it, studiopescatore.ge.it)';

const rows: readonly Row[] = [
  ['TRGS 900', 'acetone', aerosolSheet],
  ['TRGS 900', 'butane', aerosolSheet],
  ['TRGS 900', 'propane', aerosolSheet],
  ['TRGS 900', 'methanol', 'GisChem, methanol'],
  ['TRGS 900', 'n-hexane', 'GisChem, n-hexane'],
  ['TRGS 900', 'formaldehyde', citing],
  ['TRGS 900', 'chlorine', citing],
  ['TRGS 903', 'acetone', trgs903],
  ['TRGS 903', 'butanone', trgs903],
  ['TRGS 903', '2-butoxyethanol', trgs903],
  ['Directive 2000/39/EC', 'acetone', 'table of limits of AgBB, DFG, BAuA and INRS (scribd.com 598753178)'],
  ['Directive 2000/39/EC', 'butanone', solventSheet],
  ['Directive 2000/39/EC', '2-butoxyethanol', citing],
  ['Directive 2006/15/EC', 'toluene', citing],
  ['Directive (EU) 2019/983', 'formaldehyde', citing],
  ['Directive 2004/37/EC', 'carbon monoxide', shippedTable],
  ['Directive 98/24/EC, Annex I', 'diisocyanates, as NCO', shippedTable],
  ['EH40/2005', 'isocyanates, as NCO', shippedTable],
  ['Code du travail, R. 4412-149', 'acetone', 'table of limits of AgBB, DFG, BAuA and INRS (scribd.com 598753178)'],
  ['D.Lgs. 81/2008, allegato XXXVIII', 'acetone', allegatoXXXVIII],
  ['D.Lgs. 81/2008, allegato XXXVIII', 'chlorine', allegatoXXXVIII],
  ['D.Lgs. 81/2008, allegato XXXVIII', 'n-hexane', allegatoXXXVIII],
  ['D.Lgs. 81/2008, allegato XXXVIII', 'toluene', allegatoXXXVIII],
  ['PNEC', 'trichloroethylene', 'ECHA registration dossier of trichloroethylene'],
  ['acuteOral', 'acetone', 'ECHA, as cited in section 11 of a sheet (chemicalbook.cn, acetone-d6)'],
  ['acuteInhalation', 'acetone', 'section 11 of a sheet (chemicalbook.cn, acetone-d6)'],
  ['skinSensitisation', 'acetone', 'ECHA, as cited in section 11 of a sheet (chemicalbook.cn, acetone-d6)'],
  ['mutagenicity', 'acetone', 'section 11 of a sheet (chemicalbook.cn, acetone-d6)'],
  ['acuteOral', 'formaldehyde', echaFormaldehyde],
  ['acuteInhalation', 'formaldehyde', echaFormaldehyde],
  ['carcinogenicity', 'formaldehyde', 'summary of IARC Monographs, volume 88 (doi 10.1289/ehp.7542)'],
];

export const verifiedFigures: readonly VerifiedFigure[] = rows.map(([kind, substance, source]) => ({
  kind,
  substance,
  source,
  read: '2026-11',
}));

/** The source of figures that were not compared with one; a term of the phrases (platform/languages). */
export const illustrative = 'illustrative entry of the demo catalogue';

const illustrativeRemark: Localised = Object.fromEntries(
  documentLanguages.map(({ code }) => [code, phrasesFor(code).terms[illustrative]]),
);

/** Appends 'illustrative' to a remark, in each of its languages. */
const addRemark = (note: Localised | undefined): Localised =>
  note === undefined
    ? illustrativeRemark
    : Object.fromEntries(
        documentLanguages.map(({ code }) => [
          code,
          fill('{note}; {end}', { note: localise(note, code) ?? '', end: illustrativeRemark[code]! }),
        ]),
      );

/** Marks every figure of a product that was not compared with a source. */
export function markIllustrations(product: DemoProduct): DemoProduct {
  return { ...product, versions: product.versions.map((version) => ({ ...version, facts: marked(version.facts) })) };
}

function marked(facts: ProductFactsInput): ProductFactsInput {
  const nameOf = (agent: Localised | undefined) => localise(agent ?? facts.composition[0]?.name, 'en') ?? '';
  const isVerified = (kind: string, agent: Localised | undefined) =>
    verifiedFigures.some((verified) => verified.kind === kind && verified.substance === nameOf(agent));
  const limit = <Entry extends { law: string; agent?: Localised | undefined; note?: Localised | undefined }>(
    entry: Entry,
  ): Entry => (isVerified(entry.law, entry.agent) ? entry : { ...entry, note: addRemark(entry.note) });
  const figure =
    <Entry extends { substance?: Localised | undefined }>(kind: (entry: Entry) => string) =>
    (entry: Entry): Entry =>
      isVerified(kind(entry), entry.substance) ? entry : { ...entry, source: illustrative };
  const { exposureLimits, biologicalLimits, noEffectLevels, noEffectConcentrations, studies, notClassified } = facts;
  return {
    ...facts,
    ...(exposureLimits && { exposureLimits: exposureLimits.map(limit) }),
    ...(biologicalLimits && { biologicalLimits: biologicalLimits.map(limit) }),
    ...(noEffectLevels && { noEffectLevels: noEffectLevels.map(figure(() => 'DNEL')) }),
    ...(noEffectConcentrations && { noEffectConcentrations: noEffectConcentrations.map(figure(() => 'PNEC')) }),
    ...(studies && { studies: studies.map(figure(({ endpoint }) => endpoint)) }),
    ...(notClassified && {
      notClassified: Object.fromEntries(
        Object.entries(notClassified).map(([name, reason]) => [
          name,
          reason?.source === undefined ? reason : { ...reason, source: illustrative },
        ]),
      ),
    }),
  };
}
