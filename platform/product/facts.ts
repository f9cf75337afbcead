import { z } from 'zod';
import { localised } from '../languages/languages.ts';
import { hazardClasses } from '../law/hazard-classes.ts';
import { substanceGroups } from '../law/substance-groups.ts';
import { type LabelTextAct, labelTextActs, maxLabelTextLength } from '../law/label/label-texts.ts';
import { exceptingNotes } from '../law/classification/tables/annex-vi-notes.ts';
import { basicProperties } from '../law/properties.ts';
import { restrictedUses } from '../law/restricted-uses.ts';
import { contradictionIds } from '../law/contradictions.ts';
import { reachListKinds } from '../tables/regulatory-lists.ts';
import { exposureScenario, noEffectConcentration, noEffectLevel, notClassifiedReason } from './assessment.ts';
import { studyResult } from './studies.ts';
import { limitArea, marketFields } from './market-facts.ts';
import { localisedName, transport } from './transport-facts.ts';
import { casNumber, ecNumber, field, formattedText, indexNumber, isoDay, reachNumber, ufi } from './field.ts';

/**
 * The facts of one version of a product: the structured data from which all documents are generated. They are stored as one
 * JSON value per version, so that an old version renders as it was. A missing value means 'not available'; the value
 * `'notApplicable'` means that the property does not apply.
 */

const text = z.string().min(1);

/** `Flam. Liq. 2` with its hazard statements (CLP Annex VI table 3). */
export const classificationEntry = z.strictObject({
  category: field(text, 'Hazard class and category as CLP Annex VI abbreviates it.', 'Flam. Liq. 2'),
  h: field(z.array(text), 'The hazard statements of the category.', ['H225']),
  detail: field(localised.optional(), 'Value of the statement’s placeholder, such as the organs of H372.', {
    en: 'central nervous system',
    de: 'Zentralnervensystem',
  }),
});

const identifierFields = {
  cas: field(casNumber.optional(), 'CAS registry number.', '67-64-1'),
  ec: field(ecNumber.optional(), 'EC number (EINECS, ELINCS or list number).', '200-662-2'),
  index: field(indexNumber.optional(), 'Index number of CLP Annex VI.', '606-001-00-8'),
  reach: field(reachNumber.optional(), 'REACH registration number.', '01-2119471330-49'),
};

export const ingredient = z.strictObject({
  name: field(localised, 'Name of the ingredient.', { en: 'acetone', de: 'Aceton' }),
  ...identifierFields,
  content: field(
    z.number().min(0).max(100).optional(),
    'Exact content behind the range. It is never shown for a mixture.',
    12.5,
    'mass %',
  ),
  contentRange: field(text, 'Content as printed in section 3.', '10 – < 15 %', 'mass %'),
  classification: field(
    z.array(classificationEntry),
    'Classification of the ingredient; empty: none, if source or isClassificationUnknown says so.',
  ),
  isClassificationUnknown: field(
    z.boolean().optional(),
    'true: nobody has classified the ingredient. A class that it could bring is then not known for the mixture either. false: it was looked up that it has no class; a source says the same. Omitted beside an empty classification: not known.',
    false,
  ),
  corrosion: field(
    z.enum(['additive', 'acid', 'base', 'nonAdditive']).optional(),
    'How its effect on skin and eyes counts: added up with others, or by itself as a strong acid, a strong base or another substance of CLP Annex I 3.2.3.3.4; omitted: added up, and asked for where that is open and decides a class.',
    'acid',
  ),
  inhalationForm: field(
    z.enum(['gas', 'vapour', 'dustOrMist']).optional(),
    'Form in which it is toxic when inhaled, where no estimate says it.',
    'vapour',
  ),
  unknownAcute: field(
    z.array(z.enum(['oral', 'dermal', 'inhalation'])).optional(),
    'Routes for which its acute toxicity is not known (CLP Annex I 3.1.3.6.2.2).',
    ['dermal'],
  ),
  isAquaticUnknown: field(
    z.boolean().optional(),
    'true: its hazards to the aquatic environment are not known (CLP Annex I 4.1.3.6.1).',
    true,
  ),
  exceptedByNotes: field(
    z.array(z.enum(exceptingNotes)).optional(),
    'Notes of its entry in CLP Annex VI of which it is shown that their condition is met, so that a harmonised class does not apply (1.1.3): J and P, less than 0.1 % of benzene; L, less than 3 % of DMSO extract by IP 346; M, less than 0.005 % of benzo[a]pyrene. Omitted: the class applies.',
    ['L'],
  ),
  euh: field(z.array(text).default([]), 'Supplemental statements of the ingredient.', ['EUH066']),
  limits: field(
    z.array(text).default([]),
    'Specific concentration limits, M factors and acute toxicity estimates, as printed; the checks parse this format.',
    ['Skin Irrit. 2; H315: 0.5 % ≤ C < 2 %', 'M (acute) = 10', 'ATE (H302) = 500 mg/kg'],
  ),
  substanceGroups: field(
    z.array(z.enum(substanceGroups)).optional(),
    'Groups of substances that it contains or belongs to, whose reactions sections 4 to 10 name, beside those that numbers, names and classes show; empty: none of them; omitted: as these show.',
    ['isocyanates'],
  ),
  nanoform: field(
    localised.optional(),
    'Particle characteristics of a substance in nanoform, which is named as such: size, shape, surface treatment, specific surface area (REACH Annex VI 2.4).',
    { en: 'd50 21 nm (number based); spheroidal; specific surface area 50 m²/g' },
  ),
  source: field(
    text.optional(),
    'Source of classification, limits and estimates.',
    'CLP Annex VI, 18th adaptation (Regulation (EU) 2022/692)',
  ),
});

export const notApplicable = z.literal('notApplicable');

/** A measured value: `{value: '< -20', unit: '°C'}`, with its conditions if they matter. */
export const measured = z.strictObject({
  value: field(z.union([z.number(), text]), 'A number, or a number with its sign or a range, as printed.', '< -20'),
  unit: field(text.optional(), 'Unit of the value; omitted: none.', '°C'),
  condition: field(localised.optional(), 'Condition of the measurement.', { en: 'at 20 °C' }),
  source: field(text.optional(), 'Method or source of the value.', 'ISO 13736'),
});
const property = z.union([measured, localised, notApplicable]);

/** A hazard class that the author decided by other means than calculation (CLP Art. 9). */
export const override = z.strictObject({
  class: field(z.enum(hazardClasses), 'The hazard class.', 'skin'),
  category: field(text.nullable(), 'The category that was found; null: not classified.', 'Skin Irrit. 2'),
  h: field(z.array(text).default([]), 'Its hazard statements.', ['H315']),
  basis: field(
    z.enum(['test', 'bridging', 'expertJudgement', 'harmonised']),
    'Test of the mixture, bridging principle, expert judgement or harmonised classification.',
    'test',
  ),
  reason: field(localised, 'Why: the test and its result, or the mixture from which is bridged.', {
    en: 'OECD 439: not corrosive, irritating',
  }),
});

/** A contradiction between two places of the sheet that the author can explain. */
const justification = z.strictObject({
  rule: field(z.enum(contradictionIds), 'The rule, as the message names it.', 'acuteToxicity'),
  reason: field(localised, 'Why both places are right.', { en: 'Classified by cases of poisoning of humans.' }),
});

/** Measured facts for the classification; of them the sheet prints the reserve (section 9.2.2), of an aerosol the state (9.1). */
const classificationData = z.strictObject({
  physicalState: field(
    z.enum(['gas', 'liquid', 'solid']).optional(),
    'Of an aerosol that of its contents. Omitted: as section 9.1 says it.',
    'liquid',
  ),
  reserve: field(
    z.number().nonnegative().optional(),
    'Acid or alkaline reserve (CLP Annex I 3.2.3.1.2).',
    4.5,
    'g NaOH per 100 g',
  ),
  sustainsCombustion: field(z.boolean().optional(), 'Result of UN test L.2.', false),
  isGasOil: field(z.boolean().optional(), 'Gas oil, diesel or light heating oil (CLP Annex I 2.6.2).', true),
  placedOnMarket: field(isoDay.optional(), 'Day on which the product was first placed on the market.', '2024-03-01'),
  aerosol: field(
    z
      .strictObject({
        flammableContent: field(z.number().min(0).max(100).optional(), 'Flammable components.', 85, 'mass %'),
        heatOfCombustion: field(z.number().nonnegative().optional(), 'Chemical heat of combustion.', 30, 'kJ/g'),
        ignitionDistance: field(z.number().nonnegative().optional(), 'Ignition distance test.', 75, 'cm'),
        timeEquivalent: field(z.number().nonnegative().optional(), 'Enclosed space test.', 300, 's/m³'),
        deflagrationDensity: field(z.number().nonnegative().optional(), 'Enclosed space test.', 300, 'g/m³'),
        flameHeight: field(z.number().nonnegative().optional(), 'Foam test.', 4, 'cm'),
        flameDuration: field(z.number().nonnegative().optional(), 'Foam test.', 2, 's'),
        isFoam: field(z.boolean().optional(), 'The aerosol is a foam.', false),
      })
      .optional(),
    'Figures of the aerosol tests (CLP Annex I 2.3.2).',
  ),
});

const airborne = z.strictObject({
  mgPerM3: field(z.number().nonnegative(), 'Concentration in air by mass.', 1210, 'mg/m³'),
  ppm: field(z.number().nonnegative().optional(), 'Concentration in air by volume.', 500, 'ppm'),
});

export const exposureLimit = z.strictObject({
  agent: field(localised.optional(), 'The agent; omitted: the product itself.', { en: 'acetone' }),
  law: field(text, 'The list of limits.', 'TRGS 900'),
  country: field(limitArea, 'Where the limit applies: EU or an ISO 3166 country code.', 'DE'),
  twa: field(airborne.optional(), 'Limit for the average of a shift of eight hours.'),
  stel: field(airborne.optional(), 'Limit for a short time, mostly 15 minutes.'),
  skin: field(z.boolean().default(false), 'Uptake through the skin is possible.', false),
  note: field(localised.optional(), 'Remark of the list.', { en: 'peak limit factor 2(I)' }),
});

/**
 * What the loaded lists said of the ingredients on the day on which the version was stored. Contents do not matter here: section 15.1
 * applies the threshold of each list.
 */
export const listCheck = z.strictObject({
  checked: field(z.array(text), 'CAS numbers of the compared ingredients, EC numbers of those without one.', [
    '79-01-6',
  ]),
  lists: field(
    z.array(
      z.strictObject({
        list: field(z.enum(reachListKinds), 'The list.', 'candidateList'),
        published: field(isoDay, 'Day of its state.', '2026-08-24'),
        entries: field(
          z.array(
            z.strictObject({
              number: field(text, 'The ingredient, by its number in `checked`.', '79-01-6'),
              entry: field(text.optional(), 'Number of the entry in Annex XIV or XVII.', '15'),
              included: field(text.optional(), 'Day of inclusion in the Candidate List.', '2010-06-18'),
              reason: field(text.optional(), 'Why it is on the list.', 'Carcinogenic (Article 57a)'),
              sunsetDate: field(text.optional(), 'Sunset date of Annex XIV.', '2016-04-21'),
            }),
          ),
          'Its entries for these ingredients; empty: none.',
        ),
      }),
    ),
    'The lists that were compared; a list that is missing was not.',
  ),
});

const supplementalText = z.strictObject({
  act: field(
    z.enum(Object.keys(labelTextActs) as [LabelTextAct, ...LabelTextAct[]]),
    'Why the label has it: `annexXVII` REACH Annex XVII; `aerosols` Directive 75/324/EEC; `paints` Directive 2004/42/EC; `detergents` Regulation (EC) No 648/2004; `treatedArticles` Art. 58(3) of Regulation (EU) No 528/2012; `unknownToxicity` CLP Annex I 3.1.3.6.2.2; `supplier` none of them.',
    'detergents',
  ),
  wording: field(
    localised,
    `The text, without markup, at most ${maxLabelTextLength} characters, in every language of the label.`,
    { en: 'Contains: less than 5 % anionic surfactants.', de: 'Enthält: unter 5 % anionische Tenside.' },
  ),
});

/** What a label says of volatile organic compounds (Directive 2004/42/EC Art. 4). */
const vocStatement = z.strictObject({
  subcategory: field(formattedText(/^[AB]\/[a-l]$/, 'value.subcategory'), 'Subcategory of Annex II.', 'A/a'),
  limitValue: field(z.number().positive(), 'Limit value of the subcategory.', 30, 'g/l'),
  maxContent: field(z.number().nonnegative(), 'Maximum content of the product ready for use.', 1, 'g/l'),
});

export const label = z.strictObject({
  signalWord: field(z.enum(['danger', 'warning']).nullable(), 'Signal word; null: none.', 'danger'),
  pictograms: field(z.array(text), 'Hazard pictograms of the label.', ['GHS02', 'GHS07']),
  h: field(z.array(text), 'Hazard statements of the label, those of acute toxicity combined or separate.', [
    'H225',
    'H319',
  ]),
  euh: field(z.array(text).default([]), 'Supplemental statements of the label.', ['EUH066']),
  p: field(z.array(text), 'Precautionary statements of the label.', ['P210', 'P305+P351+P338']),
  contains: field(z.array(localised).default([]), 'Substances named on the label (CLP Art. 18(3)(b)).', [
    { en: 'methanol' },
  ]),
  voc: field(
    vocStatement.optional(),
    'Volatile organic compounds in a paint, a varnish or a vehicle refinishing product; omitted: the label says nothing of them.',
  ),
  supplementalTexts: field(
    z.array(supplementalText).optional(),
    'Further texts of the label: prescribed by other acts, or the supplier’s own (CLP Art. 25(3), 32(6)); omitted: only those that follow from the composition.',
  ),
});

export const productFacts = z.strictObject({
  kind: field(z.enum(['substance', 'mixture']), 'Substance or mixture (REACH Art. 3).', 'substance'),
  audience: field(
    z.enum(['industrial', 'professionalOnly', 'public']),
    'Who may buy it: industry and trade, only professionals, or the general public.',
    'industrial',
  ),
  name: field(localised, 'Trade name of the product.', { en: 'Acetone', de: 'Aceton' }),
  description: field(localised, 'Description in one or two sentences.', { en: 'Solvent of high purity.' }),
  identifiers: field(
    z.strictObject({
      ...identifierFields,
      formula: field(text.optional(), 'Molecular formula.', 'C₃H₆O'),
      molarMass: field(text.optional(), 'Molar mass, as printed.', '58.08 g/mol', 'g/mol'),
      synonyms: field(z.array(localisedName).default([]), 'Other names.', ['2-propanone', { en: 'dimethyl ketone' }]),
    }),
    'Identifiers of a substance; mostly empty for a mixture.',
  ),
  ufi: field(ufi.optional(), 'Unique formula identifier of a mixture (CLP Annex VIII).', 'KMTT-DSP3-7FD7-6RWY'),
  composition: field(z.array(ingredient), 'Section 3: the substance itself, or the ingredients of the mixture.'),
  substanceGroups: field(
    z.array(z.enum(substanceGroups)).optional(),
    'Groups of substances that it contains or belongs to, whose reactions sections 4 to 10 name, beside those that numbers, names and classes show; empty: none of them; omitted: as these show.',
    ['isocyanates'],
  ),
  classification: field(z.array(classificationEntry), 'Section 2.1: classification of the product; empty: none.'),
  overrides: field(
    z.array(override).optional(),
    'Hazard classes that were decided by other means than calculation; omitted: none.',
  ),
  justifications: field(
    z.array(justification).optional(),
    'Contradictions between sections that the author justifies; omitted: none.',
  ),
  notClassified: field(
    z.partialRecord(z.enum(hazardClasses), notClassifiedReason).optional(),
    'Why a hazard class is not met, by class (sections 2.3, 9.2.1, 11, 12); omitted: as the composition shows, else no data.',
    { skin: { reason: 'conclusive', source: 'OECD 439' }, respiratorySensitisation: { reason: 'noData' } },
  ),
  classificationData: field(classificationData.optional(), 'Measured facts that only the classification needs.'),
  label: field(label, 'Section 2.2: elements of the label.'),
  statementPlaces: field(
    z.record(z.string(), z.record(z.string(), localised)).default({}),
    'Values for the placeholders of the statements.',
    { H372: { organs: { en: 'nervous system' } } },
  ),
  uses: field(
    z.strictObject({
      identified: field(z.array(localised), 'Identified uses.', [{ en: 'Solvent' }]),
      advisedAgainst: field(z.array(localised), 'Uses that are advised against.', [{ en: 'Cosmetics' }]),
      annexXVII: field(
        z.array(z.enum(restrictedUses)).optional(),
        'Which of the uses that REACH Annex XVII restricts the product has; empty: none of them; omitted: not known, so that the checks ask.',
        ['cleaner'],
      ),
    }),
    'Section 1.2: uses.',
  ),
  recommendedUse: field(localised.optional(), 'Recommended use.', { en: 'Wipe with a cloth.' }),
  recommendedLevels: field(localised.optional(), 'Recommended amount.', { en: '5 to 10 %.' }),
  specialFeatures: field(localised.optional(), 'Special features.', { en: 'Free of aromatics.' }),
  basicProperties: field(
    z.partialRecord(z.enum(basicProperties), property.optional()),
    'Section 9.1: values, texts or notApplicable by property; a missing property is not available.',
    { flashPoint: { value: -17, unit: '°C' }, colour: { en: 'colourless' }, ph: 'notApplicable' },
  ),
  otherProperties: field(
    z
      .array(
        z.strictObject({
          name: field(localised, 'Name of the property.', { en: 'Evaporation rate' }),
          value: field(property, 'Its value.', { value: 2, unit: 'mPa·s' }),
        }),
      )
      .default([]),
    'Section 9.2: further values with their names.',
  ),
  exposureLimits: field(z.array(exposureLimit).default([]), 'Section 8.1: occupational exposure limits.'),
  noEffectLevels: field(z.array(noEffectLevel).optional(), 'Section 8.1: DNEL; omitted: not available.'),
  noEffectConcentrations: field(
    z.array(noEffectConcentration).optional(),
    'Section 8.1: PNEC; omitted: not available.',
  ),
  ...marketFields,
  transport: field(
    transport.nullable(),
    'Section 14; null: not dangerous goods under ADR, RID, ADN, IMDG and ICAO/IATA.',
  ),
  studies: field(z.array(studyResult).default([]), 'Sections 11 and 12: test results.'),
  exposureScenarios: field(
    z.array(exposureScenario).optional(),
    'Annex: exposure scenarios, one PDF by ingredient and language (REACH Art. 31(7)); omitted: none.',
  ),
  phrases: field(
    z.record(z.string(), z.array(z.string())).default({}),
    'Standard phrases that this product adds to a subsection, in order. Phrases that follow from the classification are derived and not repeated here.',
    { '10.5': ['strongOxidisers', 'strongAcids'], '5.1': ['foam'] },
  ),
  texts: field(z.record(z.string(), localised).default({}), 'Free texts of a subsection beside its phrases.', {
    '7.3': { en: 'See the technical data sheet.' },
  }),
  wasteCode: field(text.optional(), 'Section 13.1: code of the European waste list.', '14 06 03*'),
  wgk: field(z.enum(['nwg', '1', '2', '3']).optional(), 'Section 15.1: German water hazard class.', '1'),
  regulatory: field(z.array(localised).default([]), 'Section 15.1: acts that name this product or its ingredients.', [
    { en: 'Regulation (EU) 2019/1148, Annex II: acetone' },
  ]),
  listCheck: field(
    listCheck.optional(),
    'Section 15.1: the ingredients in the lists of REACH. The platform writes it when it stores a version and lists are loaded; omitted: not checked.',
  ),
  changes: field(z.array(localised).default([]), 'Section 16: changes since the previous version.', [
    { en: 'Section 2.2: P405 added.' },
  ]),
});

export type ProductFacts = z.infer<typeof productFacts>;
export type ProductFactsInput = z.input<typeof productFacts>;

/** Facts that an earlier version stored, with the defaults of the current schema; unchanged where they do not match it. */
export const currentFacts = (facts: ProductFacts): ProductFacts => productFacts.safeParse(facts).data ?? facts;
