import { endpointsOfClass, studyEndpoints } from '../../product/studies.ts';
import { acuteRoutes, type HealthHazard, healthHazardNames } from '../../law/hazard-classes.ts';
import { readLimits } from '../../law/classification/model/limit-lines.ts';
import { basicProperties, type BasicProperty, propertyRow } from '../../law/properties.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { physicalHazardNames, statedProperty } from '../sds/properties.ts';
import { healthHazards, type Part } from '../sds/health-hazards.ts';
import { outcomeOf } from '../sds/not-classified.ts';
import type { Phrases, StandardPhrase } from '../../languages/en/sheet.ts';
import { messageTexts, type Texts } from '../../languages/messages.ts';
import { phraseTexts } from '../../languages/phrases.ts';
import { contentOf } from '../../product/mixture.ts';
import { inLanguage } from '../../languages/languages.ts';
import {
  blocksBelow,
  hasOnlyPhrases,
  hasOwnText,
  hasPhrase,
  hasStatement,
  hasTrait,
  isAbsence,
  isMixture,
  isNotIdentified,
  onlyMixtures,
  type Point,
  saysNothing,
  saysOnlyAbsence,
  statementsOf,
  type SheetUnderCheck,
  textsBelow,
  textsOf,
  valuesOf,
  remedy,
} from './point.ts';
import { blockTexts } from '../blocks/builders.ts';
import { aquaticClasses } from '../sds/toxicology-and-ecology.ts';

/** Physical states to which a property does not apply stand in the sheet as 'not applicable' (properties.ts). */
const propertyPoint = (name: BasicProperty): Point => ({
  id: `9.1-${propertyRow(name).letter}`,
  asks: messageTexts('propertyPoint', { property: propertyTexts(name) }),
  provision: `REACH Annex II 9.1(${propertyRow(name).letter})`,
  missing: (sheet) => {
    const stated = statedProperty(sheet, name);
    const printed = valuesOf(sheet, '9.1', sheet.phrases.properties[name]);
    return (stated === undefined || printed.length === 0) && messageTexts('propertyWithoutReason');
  },
  open: saysOnlyAbsence('9.1', ({ properties }) => properties[name]),
  remedy: remedy('fillInProperty', {
    property: { ...propertyTexts(name), en: `basicProperties.${name}`, form: propertyTexts(name).en },
  }),
});
const propertyTexts = (name: BasicProperty) => phraseTexts(({ properties }) => properties[name]);

type Property = ProductFacts['basicProperties'][BasicProperty];
const isMeasured = (property: Property): property is Extract<Property, { value: unknown }> =>
  typeof property === 'object' && 'value' in property;

/** Values that mean nothing without the condition of their measurement. */
const conditional = basicProperties.filter((name) => propertyRow(name).needsCondition);

/** `open` of classes of which a section says that data are lacking; false: of none. */
const dataLacking = (classes: readonly Texts[]): Texts | false =>
  classes.length > 0 &&
  messageTexts('dataLacking', { classes: [...new Map(classes.map((one) => [one.en, one])).values()] });

const section9: Point[] = [
  ...basicProperties.map(propertyPoint),
  {
    id: '9.1-s',
    asks: messageTexts('9.1-s'),
    provision: 'REACH Annex II 9.1',
    exempt: ({ facts }) =>
      !conditional.some((name) => isMeasured(facts.basicProperties[name])) && 'no value depends on the temperature',
    missing: ({ facts }) => {
      const lacking = conditional.filter((name) => {
        const property = facts.basicProperties[name];
        return isMeasured(property) && !inLanguage(property.condition, 'en');
      });
      return lacking.length > 0 && messageTexts('noTemperatureOf', { properties: lacking.map(propertyTexts) });
    },
    remedy: remedy('fillInCondition'),
  },
  {
    id: '9.2-1',
    asks: messageTexts('9.2-1'),
    provision: 'REACH Annex II 9.2.1',
    missing: (sheet) => {
      const rows = blocksBelow(sheet, '9.2', '9.2.1').flatMap((block) =>
        block.kind === 'definitions' ? block.rows : [],
      );
      const isKnown =
        rows.length > 0 && rows.every(({ values }) => values.every((value) => value !== sheet.phrases.notAvailable));
      return !isKnown && messageTexts('noPhysicalHazardClass');
    },
    open: (sheet) =>
      dataLacking(
        physicalHazardNames(sheet)
          .filter(({ hazard, names }) => names.length === 0 && outcomeOf(sheet, hazard) === 'noData')
          .map(({ hazard }) => phraseTexts(({ physicalHazardClasses }) => physicalHazardClasses[hazard])),
      ),
    remedy: remedy('addClassData'),
  },
  {
    id: '9.2-2',
    asks: messageTexts('9.2-2'),
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
      return (
        lacking.length > 0 && messageTexts('lacks', { section: '9.2.1', what: lacking.map(({ category }) => category) })
      );
    },
    isByHazards: true,
    remedy: remedy('renderAnew'),
  },
];

const section10: Point[] = [
  {
    id: '10.1-1',
    asks: messageTexts('10.1-1'),
    provision: 'REACH Annex II 10.1',
    missing: saysNothing('10.1'),
    remedy: remedy('addPhrasesOrText', { subsection: '10.1' }),
  },
  {
    id: '10.2-1',
    asks: messageTexts('10.2-1'),
    provision: 'REACH Annex II 10.2',
    missing: saysNothing('10.2'),
    remedy: remedy('addPhrasesOrText', { subsection: '10.2' }),
  },
  {
    id: '10.3-1',
    asks: messageTexts('10.3-1'),
    provision: 'REACH Annex II 10.3',
    missing: saysNothing('10.3'),
    remedy: remedy('addPhrasesOrText', { subsection: '10.3' }),
  },
  {
    id: '10.3-2',
    asks: messageTexts('10.3-2'),
    provision: 'REACH Annex II 10.3; CLP Annex II 1.2',
    exempt: (sheet) => !hasTrait(sheet, 'EUH029', 'EUH031', 'EUH032') && 'the label has none of these statements',
    missing: (sheet) =>
      !hasPhrase(sheet, '10.3', 'chlorineWithAcids') && !hasOwnText(sheet, '10.3') && messageTexts('noGas'),
    isByHazards: true,
    remedy: remedy('addText', { subsection: '10.3' }),
  },
  {
    id: '10.4-1',
    asks: messageTexts('10.4-1'),
    provision: 'REACH Annex II 10.4',
    missing: (sheet) =>
      hasStatement(sheet, /^H22/) && hasPhrase(sheet, '10.4', 'noConditionsToAvoid')
        ? messageTexts('noConditionsThough')
        : saysNothing('10.4')(sheet),
    remedy: remedy('addPhrasesOrText', { subsection: '10.4' }),
  },
  {
    id: '10.5-1',
    asks: messageTexts('10.5-1'),
    provision: 'REACH Annex II 10.5',
    missing: (sheet) =>
      hasStatement(sheet, /^H2[27]|^H290/) && hasPhrase(sheet, '10.5', 'noIncompatibleMaterials')
        ? messageTexts('noMaterialsThough')
        : saysNothing('10.5')(sheet),
    remedy: remedy('addPhrasesOrText', { subsection: '10.5' }),
  },
  {
    id: '10.6-1',
    asks: messageTexts('10.6-1'),
    provision: 'REACH Annex II 10.6',
    missing: saysNothing('10.6'),
    // Combustion products belong to 5.2; those of use, storage, spills and heat to 10.6.
    open: hasOnlyPhrases('10.6', 'combustionSeeSection5'),
    remedy: remedy('addPhrasesOrText', { subsection: '10.6' }),
  },
];

/** 11.1 (a) to (j). */
const healthTexts = (name: HealthHazard) => phraseTexts(({ healthHazardClasses }) => healthHazardClasses[name]);

/** A text or phrase of the author in 11.1; which class it is about is not known. */
const hasOwnWords = (sheet: SheetUnderCheck) =>
  hasOwnText(sheet, '11.1') || (sheet.facts.phrases['11.1'] ?? []).length > 0;

const categoriesOf = ({ facts }: SheetUnderCheck, { statements, effect }: Part): string[] =>
  facts.classification
    .filter(({ h }) => h.some((code) => (effect ? [effect] : statements).some((one) => code.includes(one))))
    .map(({ category }) => category);

/**
 * Categories of section 2.1 beside which stand neither results nor effects: a study of the product, an ingredient or a substance from
 * which is read across, of aspiration the viscosity too (CLP Annex I 3.10.3.3.1). Figures of acute toxicity are the point 11.1-k.
 */
function classesWithoutData(sheet: SheetUnderCheck, name: HealthHazard): string[] {
  const { studies, basicProperties: properties } = sheet.facts;
  if (name === 'acuteToxicity' || (name === 'aspiration' && typeof properties.kinematicViscosity === 'object'))
    return [];
  const hasStudy = ({ hazardClass }: Part) =>
    studies.some(({ endpoint }) => endpointsOfClass(hazardClass).includes(endpoint));
  const lacking = healthHazards[name].parts.filter((part) => !hasStudy(part));
  return [...new Set(lacking.flatMap((part) => categoriesOf(sheet, part)))];
}

/** The differentiations of which section 11.1 says that data are lacking. */
function openParts(sheet: SheetUnderCheck, name: HealthHazard): Part[] {
  const { parts, impliedBy = [] } = healthHazards[name];
  const isImplied = impliedBy.some((code) => statementsOf(sheet).includes(code));
  if (isImplied) return [];
  return parts.filter(
    (part) => categoriesOf(sheet, part).length === 0 && outcomeOf(sheet, part.hazardClass, part.effect) === 'noData',
  );
}

const healthPoint = (name: HealthHazard, place: number): Point => {
  const letter = String.fromCharCode('a'.charCodeAt(0) + place);
  return {
    id: `11.1-${letter}`,
    asks: messageTexts('healthPoint', { hazard: healthTexts(name) }),
    provision: `REACH Annex II 11.1(${letter})`,
    missing: (sheet) => {
      const printed = valuesOf(sheet, '11.1', sheet.phrases.healthHazardClasses[name]);
      const statements = healthHazards[name].parts.flatMap((part) => part.statements);
      const lacking = sheet.facts.classification
        .filter(({ h }) => h.some((code) => statements.some((one) => code.startsWith(one))))
        .filter(({ category }) => !printed.some((line) => line.includes(category)));
      if (lacking.length > 0)
        return messageTexts('lacks', { section: '11.1', what: lacking.map(({ category }) => category) });
      if (printed.length === 0) return messageTexts('nothingOfIt');
      const classes = classesWithoutData(sheet, name);
      return classes.length > 0 && !hasOwnWords(sheet) && messageTexts('onlyClass', { classes });
    },
    open: (sheet) => {
      const classes = classesWithoutData(sheet, name);
      if (classes.length > 0) return messageTexts('onlyWordsBeside', { classes });
      return dataLacking(
        openParts(sheet, name).map((part) => (part.name ? phraseTexts(part.name) : healthTexts(name))),
      );
    },
    remedy: remedy('fillInClassOverridesStudies'),
  };
};

/** The estimate of an ingredient, or of the substance itself, in section 3 counts too. */
function routesWithoutFigure(sheet: SheetUnderCheck) {
  const { facts, phrases } = sheet;
  const printed = textsOf(sheet, '11.1').join('\n');
  const estimates = facts.kind === 'substance' ? facts.composition.flatMap(({ limits }) => readLimits(limits)) : [];
  return acuteRoutes
    .filter(({ statements }) => hasStatement(sheet, statements))
    .filter(
      ({ hazardClass, route }) =>
        !facts.studies.some((study) => study.endpoint === hazardClass) &&
        !estimates.some((line) => line.kind === 'ate' && line.route === route) &&
        !printed.includes(`ATEmix (${phrases.hazardCategories.routes[route]}`),
    )
    .map(({ route }) => route);
}

const section11: Point[] = [
  ...healthHazardNames.map(healthPoint),
  {
    id: '11.1-k',
    asks: messageTexts('11.1-k'),
    provision: 'REACH Annex II 11.1.1, 11.1.12',
    exempt: (sheet) => !hasStatement(sheet, /^H3[013][0-2]/) && 'no category of acute toxicity',
    missing: (sheet) => {
      const lacking = routesWithoutFigure(sheet);
      return (
        lacking.length > 0 && messageTexts('noToxicityFigure', { routes: lacking.map((route) => messageTexts(route)) })
      );
    },
    isByHazards: true,
    remedy: remedy('addToxicityFigure'),
  },
  {
    id: '11.1-l',
    asks: messageTexts('11.1-l'),
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
        (one) =>
          !one.classification.some(({ category }) => category.startsWith('Acute Tox.')) || isBelow(one, sheet.facts, 1),
      );
      return !hasFigure && !isTested && !isReasoned && messageTexts('noAteMix');
    },
    isByHazards: true,
    remedy: remedy('addIngredientAtes'),
  },
  {
    id: '11.1-m',
    asks: messageTexts('11.1-m'),
    provision: 'REACH Annex II 11.1.5',
    missing: saysNothing('11.1', ({ labels }) => labels.routesOfExposure),
    remedy: remedy('renderAnew'),
  },
  {
    id: '11.1-n',
    asks: messageTexts('11.1-n'),
    provision: 'REACH Annex II 11.1.6, 11.1.7',
    // The row refers to 4.2.
    missing: (sheet) => saysNothing('11.1', ({ labels }) => labels.symptoms)(sheet) || saysNothing('4.2')(sheet),
    isByHazards: true,
    remedy: remedy('addPhrasesOrText', { subsection: '4.2' }),
  },
  {
    id: '11.1-o',
    asks: messageTexts('11.1-o'),
    provision: 'REACH Annex II 11.1.10 to 11.1.12',
    exempt: (sheet) =>
      onlyMixtures(sheet) ||
      (!sheet.facts.studies.some(({ endpoint }) => studyEndpoints[endpoint].section === '11.1') &&
        'section 11.1 has no test result'),
    missing: (sheet) =>
      !sheet.traits.has('tested') && !hasPhrase(sheet, '11.1', 'mixtureNotTested') && messageTexts('noFoundation'),
    remedy: remedy('addMixtureStudies'),
  },
  {
    id: '11.2-1',
    asks: messageTexts('11.2-1'),
    provision: 'REACH Annex II 11.2.1',
    missing: (sheet) =>
      textsBelow(sheet, '11.2', '11.2.1').length === 0 && messageTexts('noText', { section: '11.2.1' }),
    open: isNotIdentified('endocrineHuman'),
    remedy: remedy('identify'),
  },
  {
    id: '11.2-2',
    asks: messageTexts('11.2-2'),
    provision: 'REACH Annex II 11.2.2',
    missing: (sheet) =>
      textsBelow(sheet, '11.2', '11.2.2').length === 0 && messageTexts('noText', { section: '11.2.2' }),
    open: (sheet) =>
      textsBelow(sheet, '11.2', '11.2.2').every(isAbsence(sheet)) && messageTexts('onlyAbsence', { section: '11.2.2' }),
    remedy: remedy('addPhrasesOrText', { subsection: '11.2' }),
  },
];

/** Traces below 0.1 % do not count (CLP Annex I, Table 1.1). */
const isAquatic = (facts: ProductFacts) => (one: ProductFacts['composition'][number]) =>
  !isBelow(one, facts, 0.1) && one.classification.some(({ category }) => category.startsWith('Aquatic'));

/** Whether the content is less than a limit, mass %. */
function isBelow(one: ProductFacts['composition'][number], facts: ProductFacts, limit: number): boolean {
  const { max, isMaxExcluded } = contentOf(one, facts);
  return max < limit || (isMaxExcluded === true && max === limit);
}

const aquatic = ['fish', 'daphnia', 'algae'] as const;

/** `open` of section 12: a phrase without the result or source behind it; `reasons` say why there can be none. */
const hasNoResult =
  (number: '12.2' | '12.3' | '12.4', ...reasons: StandardPhrase[]) =>
  (sheet: SheetUnderCheck): Texts | false => {
    const { studies, basicProperties: properties } = sheet.facts;
    const hasResult =
      studies.some(({ endpoint }) => studyEndpoints[endpoint].section === number) ||
      (number === '12.3' && typeof properties.partitionCoefficient === 'object');
    return (
      !hasResult &&
      !hasOwnText(sheet, number) &&
      !hasPhrase(sheet, number, ...reasons) &&
      messageTexts('onlyPhrase', { section: number })
    );
  };

const section12: Point[] = [
  {
    id: '12.1-1',
    asks: messageTexts('12.1-1'),
    provision: 'REACH Annex II 12.1',
    missing: saysNothing('12.1'),
    open: (sheet) =>
      dataLacking(
        aquaticClasses
          .filter(({ statements }) => !hasStatement(sheet, statements))
          .filter(({ hazardClass }) => outcomeOf(sheet, hazardClass) === 'noData')
          .map(({ abbreviation }) => phraseTexts(({ hazardClasses }) => hazardClasses[abbreviation])),
      ),
    remedy: remedy('fillInClassOrStudies'),
  },
  {
    id: '12.1-2',
    asks: messageTexts('12.1-2'),
    provision: 'REACH Annex II 12.1',
    exempt: (sheet) =>
      !hasStatement(sheet, /^H4[01]/) &&
      !sheet.facts.composition.some(isAquatic(sheet.facts)) &&
      'nothing in the product is hazardous to water',
    missing: ({ facts }) =>
      !facts.studies.some(({ endpoint }) => aquatic.some((one) => one === endpoint)) && messageTexts('noAquaticResult'),
    isByHazards: true,
    remedy: remedy('addAquaticStudies'),
  },
  {
    id: '12.2-1',
    asks: messageTexts('12.2-1'),
    provision: 'REACH Annex II 12.2',
    missing: saysNothing('12.2'),
    open: hasNoResult('12.2', 'inorganicNotBiodegradable'),
    remedy: remedy('addStudies', { subsection: '12.2' }),
  },
  {
    id: '12.3-1',
    asks: messageTexts('12.3-1'),
    provision: 'REACH Annex II 12.3',
    missing: saysNothing('12.3'),
    open: hasNoResult('12.3'),
    remedy: remedy('addStudies', { subsection: '12.3' }),
  },
  {
    id: '12.3-2',
    asks: messageTexts('12.3-2'),
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
        messageTexts('noPartition')
      );
    },
    remedy: remedy('fillInPartition'),
  },
  {
    id: '12.4-1',
    asks: messageTexts('12.4-1'),
    provision: 'REACH Annex II 12.4',
    missing: saysNothing('12.4'),
    open: hasNoResult('12.4'),
    remedy: remedy('addStudies', { subsection: '12.4' }),
  },
  {
    id: '12.5-1',
    asks: messageTexts('12.5-1'),
    provision: 'REACH Annex II 12.5',
    missing: saysNothing('12.5'),
    open: isNotIdentified('pbt'),
    remedy: remedy('identify'),
  },
  {
    id: '12.6-1',
    asks: messageTexts('12.6-1'),
    provision: 'REACH Annex II 12.6',
    missing: saysNothing('12.6'),
    open: isNotIdentified('endocrineEnvironment'),
    remedy: remedy('identify'),
  },
  {
    id: '12.7-1',
    asks: messageTexts('12.7-1'),
    provision: 'REACH Annex II 12.7',
    missing: saysNothing('12.7'),
    open: hasOnlyPhrases('12.7', 'noFurtherData', 'avoidRelease'),
    remedy: remedy('addPhrasesOrText', { subsection: '12.7' }),
  },
];

/** Sections 9 to 12. */
export const propertyPoints: readonly Point[] = [...section9, ...section10, ...section11, ...section12];
