import { localise, type Localised } from '../../../languages/languages.ts';
import { en, type StandardPhrase } from '../../../languages/en/sheet.ts';
import { figureTexts, messageTexts, type Texts } from '../../../languages/messages.ts';
import { phraseTexts, provisionTexts } from '../../../languages/phrases.ts';
import { needsUfi } from '../../../law/classification/needs-ufi.ts';
import { parseRange } from '../../contents/numeric-range.ts';
import { rulesOut, statedAbsences } from '../../phrase-rules.ts';
import { productTraits } from '../../product-traits.ts';
import { slotContents } from '../../slot-phrases.ts';
import type { Path } from '../../findings.ts';
import type { Slot } from '../../slots.ts';
import type { ProductFacts } from '../../facts.ts';
import type { TdsFacts } from '../../tds-facts.ts';
import { limitFindings } from '../check-markets.ts';
import { restrictionsOf } from '../../restrictions/restrictions.ts';
import { dutyTexts } from '../../restrictions/restriction-words.ts';
import { isRefusal } from '../check-restrictions.ts';
import { classPath, type Finder, quotes } from './contradiction.ts';

const quotesPhrase = (section: string, phrase: StandardPhrase): Texts =>
  quotes(
    section,
    phraseTexts(({ standard }) => standard[phrase]),
  );

const sameNumber = ['cas', 'ec', 'index'] as const;

/** The main constituent of a substance has 80 % or more (REACH, guidance on the naming of substances). */
const mainConstituent = ({ composition }: ProductFacts): number =>
  composition.length === 1 ? 0 : composition.findIndex(({ content }) => content !== undefined && content >= 80);

export const identifiersFinder: Finder = ({ facts }) => {
  const index = facts.kind === 'substance' ? mainConstituent(facts) : -1;
  const main = facts.composition[index];
  if (!main) return [];
  return sameNumber.flatMap((kind) => {
    const [number, other] = [facts.identifiers[kind], main[kind]];
    if (number === undefined || other === undefined || number === other) return [];
    return [
      {
        path: ['identifiers', kind],
        other: ['composition', index, kind],
        says: messageTexts('has', {
          section: '1.1',
          what: phraseTexts(({ numbers }) => `${numbers[kind]} ${number}`),
        }),
        but: messageTexts('has', { section: '3.1', what: other }),
      },
    ];
  });
};

export const substanceClassFinder: Finder = ({ facts }) => {
  const index = facts.kind === 'substance' ? mainConstituent(facts) : -1;
  return (facts.composition[index]?.classification ?? [])
    .filter(
      ({ category, h }) =>
        !facts.classification.some((entry) => entry.category === category && entry.h.join() === h.join()),
    )
    .map(({ category, h }) => ({
      path: ['classification'],
      other: ['composition', index, 'classification'],
      says: messageTexts('lacks', { section: '2.1', what: `${category} (${h.join(', ')})` }),
      but: messageTexts('givesClass'),
    }));
};

/** A UFI that a product for the general public lacks (CLP Annex VIII, Part A, 5); of one for trade it is a warning (check-mixture.ts). */
export const missingUfiFinder: Finder = ({ facts: { audience, classification, kind, ufi } }) => {
  if (audience !== 'public' || kind !== 'mixture' || ufi !== undefined) return [];
  const entry = classification.findIndex((classEntry) => needsUfi([classEntry]));
  if (entry < 0) return [];
  return [
    {
      path: ['ufi'],
      other: ['classification', entry],
      says: messageTexts('has', { section: '2.1', what: classification[entry]!.category }),
      but: messageTexts('lacks', { section: '1.1', what: 'UFI' }),
    },
  ];
};

/** Phrases that state the absence of a property, with the statements or categories of the property. */
const absences: readonly { phrase: StandardPhrase; codes: RegExp }[] = [
  { phrase: 'oxidisingPropertiesNone', codes: /^H27[0-2]$/ },
  { phrase: 'explosivePropertiesNone', codes: /^H20[0-8]$/ },
  { phrase: 'notCombustible', codes: /^H22[0-8]$/ },
  { phrase: 'glovesNotNeeded', codes: /^(?:H281|H31[0-7]|Press\. Gas \((?:Ref\. )?Liq\.\))$/ },
  { phrase: 'noSpecialFirstAid', codes: /^(?:H281|H3\d\d|Press\. Gas \((?:Ref\. )?Liq\.\)$)/ },
  { phrase: 'adaptToSurroundings', codes: /^(?:H22[0-8]|H2[56]\d|EUH014|EUH029)$/ },
  { phrase: 'noUnsuitableMedia', codes: /^(?:H22[0-8]|H26\d|EUH014|EUH029)$/ },
  { phrase: 'noReactivity', codes: /^(?:H2[0-7]\d|EUH014|EUH019|EUH029|EUH031|EUH032)$/ },
  { phrase: 'stableAsRecommended', codes: /^(?:H200|H23[01]|H24[0-2])$/ },
  { phrase: 'noHazardousReactions', codes: /^(?:H22[0-8]|H2[4-7]\d|EUH014|EUH019|EUH029|EUH031|EUH032)$/ },
  { phrase: 'noConditionsToAvoid', codes: /^(?:H2[0-7]\d|H280|EUH014|EUH019|EUH044)$/ },
  { phrase: 'noIncompatibleMaterials', codes: /^(?:H2[2567]\d|H290|EUH014|EUH029|EUH031|EUH032)$/ },
  { phrase: 'noDecompositionProducts', codes: /^(?:H200|H23[01]|H24[0-2]|EUH029|EUH031|EUH032)$/ },
  { phrase: 'pbtInorganic', codes: /^EUH44\d$/ },
];

export const statedAbsenceFinder: Finder = ({ facts }) =>
  absences.flatMap(({ phrase, codes }) => {
    const entry = facts.classification.find(({ category, h }) => [category, ...h].some((code) => codes.test(code)));
    if (!entry) return [];
    return Object.entries(facts.phrases).flatMap(([slot, keys]) =>
      keys.includes(phrase)
        ? [
            {
              path: ['phrases', slot, keys.indexOf(phrase)],
              other: ['classification', facts.classification.indexOf(entry)],
              says: messageTexts('has', { section: '2.1', what: `${entry.category} (${entry.h.join(', ')})` }),
              but: quotesPhrase(slot, phrase),
            },
          ]
        : [],
    );
  });

/** Pairs of phrases that exclude each other. */
const opposed: readonly (readonly [StandardPhrase, StandardPhrase])[] = [
  ['readilyBiodegradable', 'notReadilyBiodegradable'],
  ['readilyBiodegradable', 'inorganicNotBiodegradable'],
  ['notBioaccumulative', 'bioaccumulationPossible'],
  ['mobileInSoil', 'lowMobility'],
  ['decomposesInWater', 'mobileInSoil'],
  ['csaCarriedOut', 'csaNotRequired'],
  ['csaCarriedOut', 'csaNotCarriedOut'],
  ['stableAsRecommended', 'decomposesSlowly'],
  ['waterSpray', 'waterUnsuitable'],
  ['noUnsuitableMedia', 'waterUnsuitable'],
  ['noUnsuitableMedia', 'foamUnsuitable'],
  ['noUnsuitableMedia', 'carbonDioxideUnsuitable'],
  ['noUnsuitableMedia', 'organicMediaUnsuitable'],
  ['noUnsuitableMedia', 'fullWaterJet'],
  ['foam', 'foamUnsuitable'],
  ['carbonDioxide', 'carbonDioxideUnsuitable'],
  ['transportUpright', 'noTransportPrecautions'],
  ['ventedContainer', 'keepTightlyClosed'],
];

/** Phrases that state that there is nothing to name; the slot, and the one beside it, must not name anything. */
const exclusive: readonly (readonly [slot: Slot, phrase: StandardPhrase, neighbour?: Slot])[] = [
  ['4.2', 'noSymptomsKnown'],
  ['8.2.2.thermal', 'noThermalHazard'],
  ['10.1', 'noReactivity'],
  ['10.3', 'noHazardousReactions', '10.5'],
  ['10.4', 'noConditionsToAvoid'],
  ['10.5', 'noIncompatibleMaterials'],
];

/**
 * Phrases of the author that a phrase of the rules excludes: filters A do not hold low boilers, a gas has no particles, and no container is of a
 * material that the product attacks.
 */
const excluded: readonly (readonly [slot: Slot, derived: StandardPhrase, stated: readonly StandardPhrase[]])[] = [
  ['8.2.2.respiratory', 'filterAX', ['filterA', 'filterAP2']],
  ['8.2.2.respiratory', 'respiratoryIfGas', ['filterP2', 'filterP2WhenSpraying', 'filterDustP2', 'filterDustP3']],
  ...(Object.entries(rulesOut) as [StandardPhrase, readonly StandardPhrase[]][]).map(
    ([unsuitable, suitable]) => ['7.2', unsuitable, suitable] as const,
  ),
];

function excludedPhraseContradictions(facts: ProductFacts): ReturnType<Finder> {
  return excluded.flatMap(([slot, derived, phrases]) => {
    const statedKeys: readonly string[] = facts.phrases[slot] ?? [];
    const found = phrases.filter((phrase) => statedKeys.includes(phrase));
    if (found.length === 0 || !slotContents(slot, facts, productTraits(facts), en, 'en').keys.includes(derived))
      return [];
    return found.map((phrase) => ({
      path: ['phrases', slot, statedKeys.indexOf(phrase)],
      other: ['classification'],
      says: quotesPhrase(slot, derived),
      but: quotesPhrase(slot, phrase),
    }));
  });
}

/** Contradictions between such a phrase and another phrase of the rules or the author. */
function exclusivePhraseContradictions(facts: ProductFacts): ReturnType<Finder> {
  const traits = productTraits(facts);
  return exclusive.flatMap(([slot, phrase, neighbour = slot]) => {
    const statedAt = facts.phrases[slot]?.indexOf(phrase) ?? -1;
    if (statedAt < 0) return [];
    const [first] = [...new Set([slot, neighbour])].flatMap((otherSlot) =>
      slotContents(otherSlot, facts, traits, en, 'en')
        .keys.filter((key) => key !== phrase && (otherSlot === slot || !statedAbsences(otherSlot).includes(key)))
        .map((named) => ({ otherSlot, named })),
    );
    if (first === undefined) return [];
    const { otherSlot, named } = first;
    const index = facts.phrases[otherSlot]?.indexOf(named) ?? -1;
    return [
      {
        path: ['phrases', slot, statedAt],
        other: index < 0 ? ['classification'] : ['phrases', otherSlot, index],
        says: quotesPhrase(otherSlot, named),
        but: quotesPhrase(slot, phrase),
      },
    ];
  });
}

export const opposedPhrasesFinder: Finder = ({ facts }) => {
  /** The first position of each phrase. */
  const places = new Map<string, { slot: string; path: Path }>();
  for (const [slot, keys] of Object.entries(facts.phrases))
    for (const [index, key] of keys.entries())
      if (!places.has(key)) places.set(key, { slot, path: ['phrases', slot, index] });
  const pairs = opposed.flatMap(([left, right]) => {
    const [first, second] = [places.get(left), places.get(right)];
    if (!first || !second) return [];
    return [
      {
        path: first.path,
        other: second.path,
        says: quotesPhrase(first.slot, left),
        but: quotesPhrase(second.slot, right),
      },
    ];
  });
  return [...pairs, ...exclusivePhraseContradictions(facts), ...excludedPhraseContradictions(facts)];
};

const cmr1 = /^(?:Carc|Muta|Repr)\. 1[AB]?/;

export const publicCmrFinder: Finder = ({ facts }) => {
  const entry = facts.classification.find(({ category }) => cmr1.test(category));
  if (facts.audience !== 'public' || !entry) return [];
  return [
    {
      path: ['audience'],
      other: classPath(facts, cmr1),
      says: messageTexts('soldToGeneralPublic'),
      but: messageTexts('has', { section: '2.1', what: entry.category }),
    },
  ];
};

/** Compares the maximum contents of section 3 with the restrictions; one whose use is in words only counts for a product for the public. */
export const publicRestrictionFinder: Finder = ({ facts }) =>
  restrictionsOf(facts).flatMap((restriction) => {
    const { rule, ingredients, content } = restriction;
    if (!isRefusal(restriction, facts)) return [];
    const isPublicRule = rule.audiences?.includes('public') === true;
    const names = ingredients.map(({ name }) => name);
    const law = provisionTexts(rule.provision);
    const { limit = 0, uses = [] } = rule;
    return [
      {
        path: ['audience'],
        other: ingredients[0] ? ['composition', facts.composition.indexOf(ingredients[0])] : ['classification'],
        says: messageTexts(isPublicRule ? 'soldToGeneralPublic' : 'placedOnMarket'),
        but: isPublicRule
          ? messageTexts(rule.uses ? 'restrictedInUse' : 'restrictedForPublic', {
              names,
              content: figureTexts(content),
              limit: figureTexts(limit),
              use: uses.map((use) => messageTexts(`use.${use}`)),
              law,
            })
          : messageTexts('restricted', { names, content: figureTexts(content), duty: dutyTexts(rule), law }),
      },
    ];
  });

export const waterHazardClassFinder: Finder = ({ facts }) => {
  const entry = facts.classification.find(({ category }) => category.startsWith('Aquatic'));
  if (facts.wgk !== 'nwg' || !entry) return [];
  return [
    {
      path: ['wgk'],
      other: classPath(facts, /^Aquatic/),
      says: messageTexts('has', { section: '2.1', what: entry.category }),
      but: messageTexts('has', { section: '15.1', what: 'nwg' }),
    },
  ];
};

/** Compares with the lists of the product's markets; a product without markets is not compared. */
export const exposureLimitFinder: Finder = ({ facts }) =>
  limitFindings(facts).map(({ limit, index, text }) => ({
    path: [limit],
    other: ['composition', index],
    says: messageTexts('has', { section: '3', what: facts.composition[index]!.name }),
    but: text,
  }));

export const safetyAssessmentFinder: Finder = ({ facts }) => {
  const { phrases, noEffectLevels = [], noEffectConcentrations = [] } = facts;
  const index = phrases['15.2']?.indexOf('csaCarriedOut') ?? -1;
  if (index < 0 || noEffectLevels.length + noEffectConcentrations.length > 0) return [];
  return [
    {
      path: ['phrases', '15.2', index],
      other: ['noEffectLevels'],
      says: quotesPhrase('15.2', 'csaCarriedOut'),
      but: messageTexts('noDnelOrPnec'),
    },
  ];
};

export const exposureScenarioFinder: Finder = ({ facts }) => {
  const index = facts.phrases['15.2']?.indexOf('csaCarriedOut') ?? -1;
  if (index < 0 || (facts.exposureScenarios ?? []).length > 0) return [];
  return [
    {
      path: ['phrases', '15.2', index],
      other: ['exposureScenarios'],
      says: quotesPhrase('15.2', 'csaCarriedOut'),
      but: messageTexts('noScenario'),
    },
  ];
};

/** °C; null: no bound. */
interface Temperatures {
  min: number | null;
  max: number | null;
  /** 'Cool' excludes only temperatures that are always above 25 °C. */
  isCool?: boolean;
  path: Path;
  text: string | Texts;
}

/** Temperatures that phrases of section 7.2 and precautionary statements allow. */
const phraseTemperatures: Partial<Record<StandardPhrase, readonly [min: number | null, max: number | null]>> = {
  storageTemperature5to25: [5, 25],
  storageBelow25: [null, 25],
  protectFromFrost: [0, null],
  aerosolStorage: [null, 50],
};
const statementTemperatures: Readonly<Record<string, readonly [min: number | null, max: number | null]>> = {
  'P410+P412': [null, 50],
};
/** 'In a cool place'. */
const coolPhrases: readonly StandardPhrase[] = ['keepTightlyClosed'];
const coolStatements = ['P235', 'P403+P235'];
/** °C */
const maxCool = 25;

/** `5 °C to 25 °C`, `5 – 25 °C`. */
const rangeInText = /(-?\d{1,4})(?: ?°C)? ?(?:–|-|to) ?(-?\d{1,4}) ?°C/g;

const rangesOf = (text: Localised | undefined, path: Path, isAbout = /./): Temperatures[] => {
  const plain = (localise(text, 'en') ?? '').replace(/[\u00a0\u202f]/g, ' ').replace(/−/g, '-');
  if (!isAbout.test(plain)) return [];
  return [...plain.matchAll(rangeInText)].map(([found, min, max]) => ({
    min: Number(min),
    max: Number(max),
    path,
    text: found,
  }));
};

function sheetTemperatures(facts: ProductFacts): Temperatures[] {
  const statedKeys = facts.phrases['7.2'] ?? [];
  const { keys } = slotContents('7.2', facts, productTraits(facts), en, 'en');
  return [
    ...keys.flatMap((key) => {
      const [min, max] = phraseTemperatures[key] ?? [null, null];
      if (min === null && max === null && !coolPhrases.includes(key)) return [];
      const index = statedKeys.indexOf(key);
      const path = ['phrases', '7.2', ...(index < 0 ? [] : [index])];
      return [
        { min, max, isCool: coolPhrases.includes(key), path, text: phraseTexts(({ standard }) => standard[key]) },
      ];
    }),
    ...facts.label.p.flatMap((code, index) => {
      const [min, max] = statementTemperatures[code] ?? [null, null];
      return [{ min, max, isCool: coolStatements.includes(code), path: ['label', 'p', index], text: code }];
    }),
    ...rangesOf(facts.texts['7.2'], ['texts', '7.2']),
  ];
}

const tdsPath = ['tdsVersions', 0, 'facts'] as const;

function otherTemperatures(facts: ProductFacts, tds: TdsFacts | null): Temperatures[] {
  const { storageTemperature } = tds ?? {};
  const range = storageTemperature && parseRange(storageTemperature.value);
  const { exact, lower, upper } = range ?? {};
  return [
    ...(range
      ? [
          {
            min: (exact ?? lower)?.value ?? null,
            max: (exact ?? upper)?.value ?? null,
            path: [...tdsPath, 'storageTemperature'],
            text: `${storageTemperature.value} ${storageTemperature.unit ?? ''}`.trim(),
          },
        ]
      : []),
    ...rangesOf(facts.description, ['description'], /stor(?:e|age)/i),
  ];
}

/** Temperatures that the technical data sheet or the description allows must be within those of section 7.2. */
export const storageTemperatureFinder: Finder = ({ facts, tds }) => {
  const allowed = sheetTemperatures(facts);
  return otherTemperatures(facts, tds).flatMap((other) => {
    const excluding = allowed.find(
      ({ min, max, isCool = false }) =>
        (isCool && other.min !== null && other.min > maxCool) ||
        (min !== null && other.min !== null && other.min < min) ||
        (max !== null && ((other.max !== null && other.max > max) || (other.min !== null && other.min > max))),
    );
    if (!excluding) return [];
    const but = other.path[0] === 'description' ? 'descriptionHas' : 'technicalDataSheetHas';
    return [
      {
        path: other.path,
        other: excluding.path,
        says: quotes('7.2', excluding.text),
        but: messageTexts(but, { what: other.text }),
      },
    ];
  });
};
