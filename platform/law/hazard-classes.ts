/** The nine GHS hazard pictograms (CLP Annex V). */
export const pictogramCodes = [
  'GHS01',
  'GHS02',
  'GHS03',
  'GHS04',
  'GHS05',
  'GHS06',
  'GHS07',
  'GHS08',
  'GHS09',
] as const;
export type PictogramCode = (typeof pictogramCodes)[number];
export type SignalWord = 'danger' | 'warning';

/** Label elements of one hazard category, before precedence (law/label/precedence.ts). */
interface HazardCategory {
  /** As Annex VI abbreviates it, `Flam. Liq. 2`. */
  category: string;
  h: readonly string[];
  pictograms: readonly PictogramCode[];
  signalWord: SignalWord | null;
}

const row = (
  category: string,
  h: string[],
  pictograms: PictogramCode[],
  signalWord: SignalWord | null,
): HazardCategory => ({ category, h, pictograms, signalWord });

/** CLP Annex I, Parts 2 to 5, the tables of label elements; the number is the class's section there. */
export const hazardCategories: readonly HazardCategory[] = [
  // 2.1 explosives
  row('Unst. Expl.', ['H200'], ['GHS01'], 'danger'),
  row('Expl. 1.1', ['H201'], ['GHS01'], 'danger'),
  row('Expl. 1.2', ['H202'], ['GHS01'], 'danger'),
  row('Expl. 1.3', ['H203'], ['GHS01'], 'danger'),
  row('Expl. 1.4', ['H204'], ['GHS01'], 'warning'),
  row('Expl. 1.5', ['H205'], [], 'danger'),
  // 2.2 flammable gases
  row('Flam. Gas 1A', ['H220'], ['GHS02'], 'danger'),
  row('Flam. Gas 1A, Pyr. Gas', ['H220', 'H232'], ['GHS02'], 'danger'),
  row('Flam. Gas 1A, Chem. Unst. Gas A', ['H220', 'H230'], ['GHS02'], 'danger'),
  row('Flam. Gas 1A, Chem. Unst. Gas B', ['H220', 'H231'], ['GHS02'], 'danger'),
  row('Flam. Gas 1B', ['H221'], ['GHS02'], 'danger'),
  row('Flam. Gas 2', ['H221'], [], 'warning'),
  // 2.3 aerosols
  row('Aerosol 1', ['H222', 'H229'], ['GHS02'], 'danger'),
  row('Aerosol 2', ['H223', 'H229'], ['GHS02'], 'warning'),
  row('Aerosol 3', ['H229'], [], 'warning'),
  // 2.4 oxidising gases
  row('Ox. Gas 1', ['H270'], ['GHS03'], 'danger'),
  // 2.5 gases under pressure
  row('Press. Gas (Comp.)', ['H280'], ['GHS04'], 'warning'),
  row('Press. Gas (Liq.)', ['H280'], ['GHS04'], 'warning'),
  row('Press. Gas (Diss.)', ['H280'], ['GHS04'], 'warning'),
  row('Press. Gas (Ref. Liq.)', ['H281'], ['GHS04'], 'warning'),
  // 2.6 flammable liquids
  row('Flam. Liq. 1', ['H224'], ['GHS02'], 'danger'),
  row('Flam. Liq. 2', ['H225'], ['GHS02'], 'danger'),
  row('Flam. Liq. 3', ['H226'], ['GHS02'], 'warning'),
  // 2.7 flammable solids
  row('Flam. Sol. 1', ['H228'], ['GHS02'], 'danger'),
  row('Flam. Sol. 2', ['H228'], ['GHS02'], 'warning'),
  // 2.8 self-reactive substances and mixtures
  row('Self-react. A', ['H240'], ['GHS01'], 'danger'),
  row('Self-react. B', ['H241'], ['GHS01', 'GHS02'], 'danger'),
  row('Self-react. C', ['H242'], ['GHS02'], 'danger'),
  row('Self-react. D', ['H242'], ['GHS02'], 'danger'),
  row('Self-react. E', ['H242'], ['GHS02'], 'warning'),
  row('Self-react. F', ['H242'], ['GHS02'], 'warning'),
  row('Self-react. G', [], [], null),
  // 2.9 pyrophoric liquids
  row('Pyr. Liq. 1', ['H250'], ['GHS02'], 'danger'),
  // 2.10 pyrophoric solids
  row('Pyr. Sol. 1', ['H250'], ['GHS02'], 'danger'),
  // 2.11 self-heating substances and mixtures
  row('Self-heat. 1', ['H251'], ['GHS02'], 'danger'),
  row('Self-heat. 2', ['H252'], ['GHS02'], 'warning'),
  // 2.12 substances and mixtures which, in contact with water, emit flammable gases
  row('Water-react. 1', ['H260'], ['GHS02'], 'danger'),
  row('Water-react. 2', ['H261'], ['GHS02'], 'danger'),
  row('Water-react. 3', ['H261'], ['GHS02'], 'warning'),
  // 2.13 oxidising liquids
  row('Ox. Liq. 1', ['H271'], ['GHS03'], 'danger'),
  row('Ox. Liq. 2', ['H272'], ['GHS03'], 'danger'),
  row('Ox. Liq. 3', ['H272'], ['GHS03'], 'warning'),
  // 2.14 oxidising solids
  row('Ox. Sol. 1', ['H271'], ['GHS03'], 'danger'),
  row('Ox. Sol. 2', ['H272'], ['GHS03'], 'danger'),
  row('Ox. Sol. 3', ['H272'], ['GHS03'], 'warning'),
  // 2.15 organic peroxides
  row('Org. Perox. A', ['H240'], ['GHS01'], 'danger'),
  row('Org. Perox. B', ['H241'], ['GHS01', 'GHS02'], 'danger'),
  row('Org. Perox. C', ['H242'], ['GHS02'], 'danger'),
  row('Org. Perox. D', ['H242'], ['GHS02'], 'danger'),
  row('Org. Perox. E', ['H242'], ['GHS02'], 'warning'),
  row('Org. Perox. F', ['H242'], ['GHS02'], 'warning'),
  row('Org. Perox. G', [], [], null),
  // 2.16 corrosive to metals
  row('Met. Corr. 1', ['H290'], ['GHS05'], 'warning'),
  // 2.17 desensitised explosives
  row('Desen. Expl. 1', ['H206'], ['GHS02'], 'danger'),
  row('Desen. Expl. 2', ['H207'], ['GHS02'], 'danger'),
  row('Desen. Expl. 3', ['H207'], ['GHS02'], 'warning'),
  row('Desen. Expl. 4', ['H208'], ['GHS02'], 'warning'),
  // 3.1 acute toxicity
  row('Acute Tox. 1', ['H300'], ['GHS06'], 'danger'),
  row('Acute Tox. 2', ['H300'], ['GHS06'], 'danger'),
  row('Acute Tox. 3', ['H301'], ['GHS06'], 'danger'),
  row('Acute Tox. 4', ['H302'], ['GHS07'], 'warning'),
  row('Acute Tox. 1', ['H310'], ['GHS06'], 'danger'),
  row('Acute Tox. 2', ['H310'], ['GHS06'], 'danger'),
  row('Acute Tox. 3', ['H311'], ['GHS06'], 'danger'),
  row('Acute Tox. 4', ['H312'], ['GHS07'], 'warning'),
  row('Acute Tox. 1', ['H330'], ['GHS06'], 'danger'),
  row('Acute Tox. 2', ['H330'], ['GHS06'], 'danger'),
  row('Acute Tox. 3', ['H331'], ['GHS06'], 'danger'),
  row('Acute Tox. 4', ['H332'], ['GHS07'], 'warning'),
  // 3.2 skin corrosion/irritation
  row('Skin Corr. 1', ['H314'], ['GHS05'], 'danger'),
  row('Skin Corr. 1A', ['H314'], ['GHS05'], 'danger'),
  row('Skin Corr. 1B', ['H314'], ['GHS05'], 'danger'),
  row('Skin Corr. 1C', ['H314'], ['GHS05'], 'danger'),
  row('Skin Irrit. 2', ['H315'], ['GHS07'], 'warning'),
  // 3.3 serious eye damage/eye irritation
  row('Eye Dam. 1', ['H318'], ['GHS05'], 'danger'),
  row('Eye Irrit. 2', ['H319'], ['GHS07'], 'warning'),
  // 3.4 respiratory or skin sensitisation
  row('Resp. Sens. 1', ['H334'], ['GHS08'], 'danger'),
  row('Skin Sens. 1', ['H317'], ['GHS07'], 'warning'),
  row('Resp. Sens. 1A', ['H334'], ['GHS08'], 'danger'),
  row('Skin Sens. 1A', ['H317'], ['GHS07'], 'warning'),
  row('Resp. Sens. 1B', ['H334'], ['GHS08'], 'danger'),
  row('Skin Sens. 1B', ['H317'], ['GHS07'], 'warning'),
  // 3.5 germ cell mutagenicity
  row('Muta. 1A', ['H340'], ['GHS08'], 'danger'),
  row('Muta. 1B', ['H340'], ['GHS08'], 'danger'),
  row('Muta. 2', ['H341'], ['GHS08'], 'warning'),
  // 3.6 carcinogenicity
  row('Carc. 1A', ['H350'], ['GHS08'], 'danger'),
  row('Carc. 1B', ['H350'], ['GHS08'], 'danger'),
  row('Carc. 2', ['H351'], ['GHS08'], 'warning'),
  // 3.7 reproductive toxicity
  row('Repr. 1A', ['H360'], ['GHS08'], 'danger'),
  row('Repr. 1B', ['H360'], ['GHS08'], 'danger'),
  row('Repr. 2', ['H361'], ['GHS08'], 'warning'),
  row('Lact.', ['H362'], [], null),
  // 3.8 specific target organ toxicity, single exposure
  row('STOT SE 1', ['H370'], ['GHS08'], 'danger'),
  row('STOT SE 2', ['H371'], ['GHS08'], 'warning'),
  row('STOT SE 3', ['H335'], ['GHS07'], 'warning'),
  row('STOT SE 3', ['H336'], ['GHS07'], 'warning'),
  // 3.9 specific target organ toxicity, repeated exposure
  row('STOT RE 1', ['H372'], ['GHS08'], 'danger'),
  row('STOT RE 2', ['H373'], ['GHS08'], 'warning'),
  // 3.10 aspiration hazard
  row('Asp. Tox. 1', ['H304'], ['GHS08'], 'danger'),
  // 3.11 endocrine disruption for human health
  row('ED HH 1', ['EUH380'], [], 'danger'),
  row('ED HH 2', ['EUH381'], [], 'warning'),
  // 4.1 hazardous to the aquatic environment
  row('Aquatic Acute 1', ['H400'], ['GHS09'], 'warning'),
  row('Aquatic Chronic 1', ['H410'], ['GHS09'], 'warning'),
  row('Aquatic Chronic 2', ['H411'], ['GHS09'], null),
  row('Aquatic Chronic 3', ['H412'], [], null),
  row('Aquatic Chronic 4', ['H413'], [], null),
  // 4.2 endocrine disruption for the environment
  row('ED ENV 1', ['EUH430'], [], 'danger'),
  row('ED ENV 2', ['EUH431'], [], 'warning'),
  // 4.3 PBT or vPvB properties
  row('PBT', ['EUH440'], [], 'danger'),
  row('vPvB', ['EUH441'], [], 'danger'),
  // 4.4 PMT or vPvM properties
  row('PMT', ['EUH450'], [], 'danger'),
  row('vPvM', ['EUH451'], [], 'danger'),
  // 5.1 hazardous to the ozone layer
  row('Ozone 1', ['H420'], ['GHS07'], 'warning'),
];

/**
 * The row of a classification, `STOT SE 3` with `H336`. A suffix for the effect or the route (`H361d`, `H350i`)
 * is ignored. Undefined when CLP has no such category with that statement.
 */
export function hazardCategory(category: string, h: readonly string[]): HazardCategory | undefined {
  const plain = h.map((code) => code.replace(/^(?:(H350)i|(H36[01])(?:F|D|FD|Fd|Df|f|d|fd))$/, '$1$2'));
  return hazardCategories.find(
    (row) => row.category === category && row.h.length === plain.length && row.h.every((code) => plain.includes(code)),
  );
}

/**
 * The classes for which the label is due: an aerosol need not be labelled for its aspiration hazard (CLP Annex I 1.3.3). Nor need containers
 * with a sealed spray attachment, but no fact says that a product has one.
 */
export const labelledClasses = <Class extends { category: string }>(
  classification: readonly Class[],
): readonly Class[] =>
  classification.some(({ category }) => category.startsWith('Aerosol'))
    ? classification.filter(({ category }) => !category.startsWith('Asp. Tox.'))
    : classification;

/** The hazard classes by the beginnings of their categories, with their sections in CLP Annex I. */
const sections: readonly (readonly [beginning: string, section: string])[] = [
  ['Unst. Expl.', '2.1'],
  ['Expl.', '2.1'],
  ['Flam. Gas', '2.2'],
  ['Aerosol', '2.3'],
  ['Ox. Gas', '2.4'],
  ['Press. Gas', '2.5'],
  ['Flam. Liq.', '2.6'],
  ['Flam. Sol.', '2.7'],
  ['Self-react.', '2.8'],
  ['Pyr. Liq.', '2.9'],
  ['Pyr. Sol.', '2.10'],
  ['Self-heat.', '2.11'],
  ['Water-react.', '2.12'],
  ['Ox. Liq.', '2.13'],
  ['Ox. Sol.', '2.14'],
  ['Org. Perox.', '2.15'],
  ['Met. Corr.', '2.16'],
  ['Desen. Expl.', '2.17'],
  ['Acute Tox.', '3.1'],
  ['Skin Corr.', '3.2'],
  ['Skin Irrit.', '3.2'],
  ['Eye', '3.3'],
  ['Resp. Sens.', '3.4'],
  ['Skin Sens.', '3.4'],
  ['Muta.', '3.5'],
  ['Carc.', '3.6'],
  ['Repr.', '3.7'],
  ['Lact.', '3.7'],
  ['STOT SE', '3.8'],
  ['STOT RE', '3.9'],
  ['Asp. Tox.', '3.10'],
  ['ED HH', '3.11'],
  ['Aquatic', '4.1'],
  ['ED ENV', '4.2'],
  ['PBT', '4.3'],
  ['vPvB', '4.3'],
  ['PMT', '4.4'],
  ['vPvM', '4.4'],
  ['Ozone', '5.1'],
];

/** The provision of a category: `Eye Irrit. 2` → `CLP Annex I 3.3`. */
export function provisionOf(category: string): string {
  const section = sections.find(([beginning]) => category.startsWith(beginning))?.[1];
  return section ? `CLP Annex I ${section}` : 'CLP Annex I';
}
