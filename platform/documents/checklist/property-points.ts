import { studyEndpoints } from '../../product/studies.ts';
import { readLimits } from '../../rules/classification/model/limit-lines.ts';
import { basicProperties, type BasicProperty } from '../../product/facts.ts';
import { statedProperty } from '../sds/properties.ts';
import { type HealthHazardName, healthHazards } from '../sds/health-hazards.ts';
import type { Phrases } from '../../phrases/en.ts';
import { parseRange } from '../../product/numeric-range.ts';
import { inLanguage } from '../../phrases/languages.ts';
import {
  blocksBelow,
  hasOwnText,
  hasPhrase,
  hasStatement,
  hasTrait,
  isMixture,
  onlyMixtures,
  type Point,
  saysNothing,
  type SheetUnderCheck,
  textsBelow,
  textsOf,
  valuesOf,
} from './point.ts';
import { blockTexts } from '../blocks/builders.ts';

/** Regulation (EU) 2020/878, Annex II 9.1: (a) to (r) in the order of `basicProperties`. */
const letters = 'abcdefghijklmnopqr';

/** Physical states to which a property does not apply stand in the sheet as 'not applicable' (properties.ts). */
const propertyPoint = (name: BasicProperty, place: number): Point => ({
  id: `9.1-${letters[place]}`,
  asks: `${propertyNames[name]}: a value, or that it does not apply or is not available, with the reason.`,
  provision: `REACH Annex II 9.1(${letters[place]})`,
  missing: (sheet) => {
    const stated = statedProperty(sheet, name);
    const printed = valuesOf(sheet, '9.1', sheet.phrases.properties[name]);
    return (stated === undefined || printed.length === 0) && `section 9.1 says 'not available' without a reason`;
  },
  remedy: `fill in basicProperties.${name}, or write why it is not available`,
});
const propertyNames: Record<BasicProperty, string> = {
  physicalState: 'Physical state',
  colour: 'Colour',
  odour: 'Odour',
  meltingPoint: 'Melting or freezing point',
  boilingPoint: 'Boiling point',
  flammability: 'Flammability',
  explosionLimits: 'Explosion limits',
  flashPoint: 'Flash point',
  autoIgnitionTemperature: 'Auto-ignition temperature',
  decompositionTemperature: 'Decomposition temperature',
  ph: 'pH',
  kinematicViscosity: 'Kinematic viscosity',
  solubility: 'Solubility',
  partitionCoefficient: 'Partition coefficient',
  vapourPressure: 'Vapour pressure',
  density: 'Density',
  relativeVapourDensity: 'Relative vapour density',
  particleCharacteristics: 'Particle characteristics',
};

/** Values that mean nothing without the condition of their measurement. */
const conditional: readonly BasicProperty[] = ['kinematicViscosity', 'vapourPressure', 'density'];

const section9: Point[] = [
  ...basicProperties.map(propertyPoint),
  {
    id: '9.1-s',
    asks: 'The unit of each measured value, and the temperature of those that depend on it.',
    provision: 'REACH Annex II 9.1',
    missing: ({ facts }) => {
      const lacking = conditional.filter((name) => {
        const property = facts.basicProperties[name];
        return typeof property === 'object' && 'value' in property && !inLanguage(property.condition as never, 'en');
      });
      return lacking.length > 0 && `no temperature of ${lacking.map((name) => propertyNames[name]).join(', ')}`;
    },
    remedy: 'fill in condition',
  },
  {
    id: '9.2-1',
    asks: 'For each physical hazard class the result, or why it is not met.',
    provision: 'REACH Annex II 9.2.1',
    missing: (sheet) => {
      const rows = blocksBelow(sheet, '9.2', '9.2.1').flatMap((block) =>
        block.kind === 'definitions' ? block.rows : [],
      );
      const isKnown =
        rows.length > 0 && rows.every(({ values }) => values.every((value) => value !== sheet.phrases.notAvailable));
      return !isKnown && 'section 9.2.1 has no physical hazard class';
    },
    remedy: 'fill in physicalState',
  },
  {
    id: '9.2-2',
    asks: 'Each physical hazard of section 2 in 9.2.1.',
    provision: 'REACH Annex II 9.2.1',
    exempt: (sheet) => !hasStatement(sheet, /^H2/) && 'no physical hazard',
    missing: (sheet) => {
      const printed = blocksBelow(sheet, '9.2', '9.2.1').flatMap(blockTexts).join('\n');
      const named = new Set(Object.keys(sheet.phrases.hazardClasses));
      const lacking = sheet.facts.classification
        .filter(({ h }) => h.some((code) => code.startsWith('H2')))
        .filter(({ category }) => {
          const [abbreviation] = [...named]
            .filter((one) => category.startsWith(one))
            .sort((a, b) => b.length - a.length);
          const name = sheet.phrases.hazardClasses[abbreviation as keyof Phrases['hazardClasses']];
          return !printed.includes(name);
        });
      return lacking.length > 0 && `section 9.2.1 lacks ${lacking.map(({ category }) => category).join(', ')}`;
    },
    remedy: 'render the sheet anew',
  },
];

const section10: Point[] = [
  {
    id: '10.1-1',
    asks: 'Reactivity hazards.',
    provision: 'REACH Annex II 10.1',
    missing: saysNothing('10.1'),
    remedy: 'add phrases or a text to 10.1',
  },
  {
    id: '10.2-1',
    asks: 'Whether the product is stable.',
    provision: 'REACH Annex II 10.2',
    missing: saysNothing('10.2'),
    remedy: 'add phrases or a text to 10.2',
  },
  {
    id: '10.3-1',
    asks: 'Hazardous reactions and their conditions.',
    provision: 'REACH Annex II 10.3',
    missing: saysNothing('10.3'),
    remedy: 'add phrases or a text to 10.3',
  },
  {
    id: '10.3-2',
    asks: 'The gas that a product with EUH029, EUH031 or EUH032 releases.',
    provision: 'REACH Annex II 10.3; CLP Annex II 1.2',
    exempt: (sheet) => !hasTrait(sheet, 'EUH029', 'EUH031', 'EUH032') && 'the label has none of these statements',
    missing: (sheet) =>
      !hasPhrase(sheet, '10.3', 'chlorineWithAcids') &&
      !hasOwnText(sheet, '10.3') &&
      'section 10.3 does not name the gas',
    remedy: 'add a text to 10.3',
  },
  {
    id: '10.4-1',
    asks: 'Conditions to avoid.',
    provision: 'REACH Annex II 10.4',
    missing: (sheet) =>
      hasStatement(sheet, /^H22/) && hasPhrase(sheet, '10.4', 'noConditionsToAvoid')
        ? 'section 10.4 says that there are none, though the product is flammable'
        : saysNothing('10.4')(sheet),
    remedy: 'add phrases or a text to 10.4',
  },
  {
    id: '10.5-1',
    asks: 'Incompatible materials.',
    provision: 'REACH Annex II 10.5',
    missing: (sheet) =>
      hasStatement(sheet, /^H2[27]|^H290/) && hasPhrase(sheet, '10.5', 'noIncompatibleMaterials')
        ? 'section 10.5 says that there are none, though the classification names some'
        : saysNothing('10.5')(sheet),
    remedy: 'add phrases or a text to 10.5',
  },
  {
    id: '10.6-1',
    asks: 'Hazardous decomposition products.',
    provision: 'REACH Annex II 10.6',
    missing: saysNothing('10.6'),
    remedy: 'add phrases or a text to 10.6',
  },
];

const healthNames: Record<HealthHazardName, [letter: string, name: string]> = {
  acuteToxicity: ['a', 'Acute toxicity'],
  skinCorrosion: ['b', 'Skin corrosion or irritation'],
  eyeDamage: ['c', 'Serious eye damage or irritation'],
  sensitisation: ['d', 'Respiratory or skin sensitisation'],
  mutagenicity: ['e', 'Germ cell mutagenicity'],
  carcinogenicity: ['f', 'Carcinogenicity'],
  reproductiveToxicity: ['g', 'Reproductive toxicity'],
  stotSingle: ['h', 'STOT, single exposure'],
  stotRepeated: ['i', 'STOT, repeated exposure'],
  aspiration: ['j', 'Aspiration hazard'],
};

const healthPoint = (name: HealthHazardName): Point => {
  const [letter, text] = healthNames[name];
  return {
    id: `11.1-${letter}`,
    asks: `${text}: the class, or why it is not met.`,
    provision: `REACH Annex II 11.1(${letter})`,
    missing: (sheet) => {
      const printed = valuesOf(sheet, '11.1', sheet.phrases.healthHazardClasses[name]);
      const statements = healthHazards[name].parts.flatMap((part) => part.statements);
      const lacking = sheet.facts.classification
        .filter(({ h }) => h.some((code) => statements.some((one) => code.startsWith(one))))
        .filter(({ category }) => !printed.some((line) => line.includes(category)));
      if (lacking.length > 0) return `section 11.1 lacks ${lacking.map(({ category }) => category).join(', ')}`;
      return printed.length === 0 && `section 11.1 says nothing of it`;
    },
    remedy: 'fill in classification, overrides or studies',
  };
};

const acuteRoutes = [
  { statements: /^H30[0-2]/, endpoint: 'acuteOral', name: 'oral' },
  { statements: /^H31[0-2]/, endpoint: 'acuteDermal', name: 'dermal' },
  { statements: /^H33[0-2]/, endpoint: 'acuteInhalation', name: 'inhalation' },
] as const;

/** The estimate of an ingredient, or of the substance itself, in section 3 counts too. */
function routesWithoutFigure(sheet: SheetUnderCheck): string[] {
  const { facts, phrases } = sheet;
  const printed = textsOf(sheet, '11.1').join('\n');
  const estimates = facts.kind === 'substance' ? facts.composition.flatMap(({ limits }) => readLimits(limits)) : [];
  return acuteRoutes
    .filter(({ statements }) => hasStatement(sheet, statements))
    .filter(
      ({ endpoint, name }) =>
        !facts.studies.some((study) => study.endpoint === endpoint) &&
        !estimates.some((line) => line.kind === 'ate' && line.route === name) &&
        !printed.includes(`ATEmix (${phrases.hazardCategories.routes[name]}`),
    )
    .map(({ name }) => name);
}

const section11: Point[] = [
  ...(Object.keys(healthNames) as HealthHazardName[]).map(healthPoint),
  {
    id: '11.1-k',
    asks: 'A toxicity figure beside each category of acute toxicity.',
    provision: 'REACH Annex II 11.1.1, 11.1.12',
    exempt: (sheet) => !hasStatement(sheet, /^H3[013][0-2]/) && 'no category of acute toxicity',
    missing: (sheet) => {
      const lacking = routesWithoutFigure(sheet);
      return lacking.length > 0 && `no LD50, LC50 or ATE: ${lacking.join(', ')}`;
    },
    remedy: 'add studies, or limits with an ATE in section 3',
  },
  {
    id: '11.1-l',
    asks: 'The acute toxicity estimate of a mixture.',
    provision: 'REACH Annex II 11.1.1',
    exempt: (sheet) =>
      onlyMixtures(sheet) ||
      (!sheet.facts.composition.some(({ classification }) =>
        classification.some(({ category }) => category.startsWith('Acute Tox.')),
      ) &&
        'no ingredient is acutely toxic'),
    missing: (sheet) => {
      const hasFigure = textsOf(sheet, '11.1').some((text) => text.startsWith('ATEmix'));
      const isTested = sheet.facts.studies.some(
        ({ substance, endpoint }) => !substance && endpoint.startsWith('acute'),
      );
      const isReasoned = sheet.facts.composition.every(
        ({ classification, contentRange }) =>
          !classification.some(({ category }) => category.startsWith('Acute Tox.')) ||
          /^0\.0|^<\s?(?:0\.1|1)\b/.test(contentRange),
      );
      return !hasFigure && !isTested && !isReasoned && 'section 11.1 has no ATE of the mixture';
    },
    remedy: "add limits with an ATE to the ingredients, such as 'ATE (H302) = 500 mg/kg'",
  },
  {
    id: '11.1-m',
    asks: 'Likely routes of exposure.',
    provision: 'REACH Annex II 11.1.5',
    missing: saysNothing('11.1', ({ labels }) => labels.routesOfExposure),
    remedy: 'render the sheet anew',
  },
  {
    id: '11.1-n',
    asks: 'Symptoms, and delayed, immediate and chronic effects.',
    provision: 'REACH Annex II 11.1.6, 11.1.7',
    missing: saysNothing('11.1', ({ labels }) => labels.symptoms),
    remedy: 'add phrases or a text to 4.2',
  },
  {
    id: '11.1-o',
    asks: 'Of a mixture whether the statements come from it or from its ingredients.',
    provision: 'REACH Annex II 11.1.10 to 11.1.12',
    exempt: (sheet) =>
      onlyMixtures(sheet) ||
      (!sheet.facts.studies.some(({ endpoint }) => studyEndpoints[endpoint].section === '11.1') &&
        'section 11.1 has no test result'),
    missing: (sheet) => {
      const isTested = sheet.facts.studies.some(({ substance }) => !substance);
      return (
        !isTested &&
        !hasPhrase(sheet, '11.1', 'mixtureNotTested') &&
        'section 11.1 does not say what its statements rest on'
      );
    },
    remedy: 'add studies of the mixture, or the phrase mixtureNotTested',
  },
  {
    id: '11.2-1',
    asks: 'Endocrine disrupting properties for human health.',
    provision: 'REACH Annex II 11.2.1',
    missing: (sheet) => textsBelow(sheet, '11.2', '11.2.1').length === 0 && 'section 11.2.1 has no text',
    remedy: 'complete the classification of the ingredients',
  },
  {
    id: '11.2-2',
    asks: 'Other information on adverse health effects.',
    provision: 'REACH Annex II 11.2.2',
    missing: (sheet) => textsBelow(sheet, '11.2', '11.2.2').length === 0 && 'section 11.2.2 has no text',
    remedy: 'add phrases or a text to 11.2',
  },
];

/** Traces below 0.1 % do not count (CLP Annex I, Table 1.1). */
const isAquatic = ({ classification, content, contentRange }: SheetUnderCheck['facts']['composition'][number]) =>
  (content ?? parseRange(contentRange.replaceAll('%', ''))?.upper?.value ?? 100) >= 0.1 &&
  classification.some(({ category }) => category.startsWith('Aquatic'));

const aquatic = ['fish', 'daphnia', 'algae'] as const;

const section12: Point[] = [
  {
    id: '12.1-1',
    asks: 'Aquatic toxicity: the class, or why it is not met.',
    provision: 'REACH Annex II 12.1',
    missing: saysNothing('12.1'),
    remedy: 'fill in classification or studies',
  },
  {
    id: '12.1-2',
    asks: 'Results for fish, daphnia or algae of the product or of its ingredients that are toxic to water.',
    provision: 'REACH Annex II 12.1',
    exempt: (sheet) =>
      !hasStatement(sheet, /^H4[01]/) &&
      !sheet.facts.composition.some(isAquatic) &&
      'nothing in the product is hazardous to water',
    missing: ({ facts }) =>
      !facts.studies.some(({ endpoint }) => aquatic.some((one) => one === endpoint)) &&
      'section 12.1 has no test result',
    remedy: 'add studies of fish, daphnia or algae',
  },
  {
    id: '12.2-1',
    asks: 'Persistence and degradability.',
    provision: 'REACH Annex II 12.2',
    missing: saysNothing('12.2'),
    remedy: 'add phrases, a text or studies to 12.2, or write that no data are available and why',
  },
  {
    id: '12.3-1',
    asks: 'Bioaccumulative potential.',
    provision: 'REACH Annex II 12.3',
    missing: saysNothing('12.3'),
    remedy: 'add phrases, a text or studies to 12.3, or write that no data are available and why',
  },
  {
    id: '12.3-2',
    asks: 'Partition coefficient or bioconcentration factor of an organic substance.',
    provision: 'REACH Annex II 12.3',
    exempt: (sheet) =>
      (isMixture(sheet) && 'the product is a mixture') ||
      (sheet.facts.basicProperties.partitionCoefficient === 'notApplicable' && 'it does not apply to the substance'),
    missing: ({ facts }) => {
      const property = facts.basicProperties.partitionCoefficient;
      const hasFigure = typeof property === 'object';
      return (
        !hasFigure &&
        !facts.studies.some(({ endpoint }) => endpoint === 'bioconcentration') &&
        'section 12.3 has no figure'
      );
    },
    remedy: 'fill in basicProperties.partitionCoefficient',
  },
  {
    id: '12.4-1',
    asks: 'Mobility in soil.',
    provision: 'REACH Annex II 12.4',
    missing: saysNothing('12.4'),
    remedy: 'add phrases, a text or studies to 12.4, or write that no data are available and why',
  },
  {
    id: '12.5-1',
    asks: 'Results of the PBT and vPvB assessment.',
    provision: 'REACH Annex II 12.5',
    missing: saysNothing('12.5'),
    remedy: 'complete the classification of the ingredients',
  },
  {
    id: '12.6-1',
    asks: 'Endocrine disrupting properties for the environment.',
    provision: 'REACH Annex II 12.6',
    missing: saysNothing('12.6'),
    remedy: 'complete the classification of the ingredients',
  },
  {
    id: '12.7-1',
    asks: 'Other adverse effects on the environment.',
    provision: 'REACH Annex II 12.7',
    missing: saysNothing('12.7'),
    remedy: 'add phrases or a text to 12.7',
  },
];

/** Sections 9 to 12. */
export const propertyPoints: readonly Point[] = [...section9, ...section10, ...section11, ...section12];
