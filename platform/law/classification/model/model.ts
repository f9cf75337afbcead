import type { HazardClass } from '../../hazard-classes.ts';
import type { LimitIssue } from './limit-lines.ts';

/** What the classification of a mixture is derived from. All figures are finite numbers; contents are mass % of the mixture. */
export interface Mixture {
  ingredients: readonly Ingredient[];
  /** One of the ingredients is the balance: together they are the whole mixture, whatever their ranges are. */
  hasBalance?: boolean;
  measured: MeasuredFacts;
  /** Hazard classes that the author decided by other means than calculation (CLP Art. 9); they take precedence. */
  determinations: readonly Determination[];
  /** Day of first placing on the market of the mixture, YYYY-MM-DD; null: unknown (then all classes in force apply). */
  placedOnMarket: string | null;
  /** Day for which the classification is asked, YYYY-MM-DD. Omitted: transition periods that depend on it count as running. */
  assessedOn?: string;
  /** Sold to the general public too; null: unknown. */
  isForPublic: boolean | null;
}

export interface Ingredient {
  /** Unique within the mixture: it names the ingredient in steps and findings. */
  name: string;
  cas?: string;
  /** Mass %; `min === max` for an exact content. In a range, the content with the most severe result counts (mostly `max`). */
  content: {
    min: number;
    max: number;
    /** The content is less than `max`, as in `< 1 %`, so a limit of 1 % is not met. */
    isMaxExcluded?: true;
    /** The content of a gas is per cent by volume. */
    isVolume?: true;
  };
  /** Its classification; empty: known not to be hazardous; null: unknown (the result is then 'no data' where it could matter). */
  classification: readonly ClassEntry[] | null;
  /** true: it may have further classes, for example when `classification` only has the harmonised ones. */
  hasUnknownClasses?: boolean;
  /** Specific concentration limits, M factors and ATEs, as CLP Annex VI writes them or as our product files do (see limit lines). */
  limits: readonly string[];
  /** Supplemental statements of the ingredient, such as `EUH066`, `EUH031`. */
  euh: readonly string[];
  /**
   * Whether its skin/eye effect adds up with others (CLP Annex I 3.2.3.3.4, 3.3.3.3.4): 'nonAdditive' for strong acids and bases, phenols,
   * surfactants, peroxides, hypochlorites ..., whose corrosive effect is judged one by one (Tables 3.2.4, 3.3.4). Omitted: additive.
   */
  corrosion?: 'additive' | 'acid' | 'base' | 'nonAdditive';
  /** Form in which an inhalation ATE or class was found, where the limit line does not say it. */
  inhalationForm?: 'gas' | 'vapour' | 'dustOrMist';
  /** Acute-toxicity data missing by route for an ingredient that has no classification for it: such routes count as unknown toxicity. */
  unknownAcute?: readonly ('oral' | 'dermal' | 'inhalation')[];
  /** Aquatic hazard of the ingredient is unknown. */
  unknownAquatic?: boolean;
  /** A Union workplace exposure limit exists for it (REACH Art. 31(3)(c)). Omitted: unknown. */
  hasUnionExposureLimit?: boolean;
  /** It is on the Candidate List for reasons other than its classification (REACH Art. 31(3)(b)). Omitted: unknown. */
  isCandidate?: boolean;
}

export interface ClassEntry {
  /** `Acute Tox. 3`, `Skin Corr. 1B`, `ED HH 1`, `PBT`, `vPvB`, `PMT`, `vPvM`, `Ozone 1`, `Lact.`, `Press. Gas (Liq.)` ... as CLP Annex VI table 1.1 abbreviates it, without asterisks. */
  category: string;
  /** Hazard statements, such as `H301`, `H360FD`, `EUH430`. */
  h: readonly string[];
  /** Route or organs. */
  detail?: string;
}

export interface MeasuredFacts {
  physicalState: 'gas' | 'liquid' | 'solid' | null;
  isAerosol: boolean;
  /** pH at the concentration of use as supplied; null: unknown or not applicable. */
  ph: number | null;
  /** The pH is known as a bound only, which leaves open whether it is extreme. */
  isPhOpen?: true;
  /** Acid or alkaline reserve, g NaOH (equivalents) per 100 g; null unknown. */
  reserve: number | null;
  /** mm²/s at 40 °C, or at `viscosityTemperature`. */
  kinematicViscosity40: number | null;
  /** °C; omitted: 40. The viscosity of a liquid falls with its temperature: a low one below 40 °C or a high one above decides as well. */
  viscosityTemperature?: number;
  /** °C */
  flashPoint: Temperature | null;
  /** It is stated that the product has none, or that a flash point does not apply to it. */
  hasNoFlashPoint?: true;
  initialBoilingPoint: Temperature | null;
  /** Result of UN test L.2; null: not tested. */
  sustainsCombustion: boolean | null;
  /** Gas oils, diesel and light heating oils may be Flam. Liq. 3 up to 75 °C (CLP Annex I, Table 2.6.1, note). */
  isGasOil?: boolean;
  aerosol?: {
    /** Mass % of flammable components. */
    flammableContent?: number;
    /** kJ/g */
    heatOfCombustion?: number;
    /** cm */
    ignitionDistance?: number;
    /** Enclosed space test, s/m³. */
    timeEquivalent?: number;
    /** Enclosed space test, g/m³. */
    deflagrationDensity?: number;
    /** Foam test, cm. */
    flameHeight?: number;
    /** Foam test, s. */
    flameDuration?: number;
    isFoam?: boolean;
  };
}

/** `above` when only '> 100' is known, or with `isIncluded` '≥ 100'; `below` when only '< 0' or '≤ 0' is known. */
export type Temperature = { value: number } | { above: number; isIncluded?: true } | { below: number };

export interface Determination {
  /** Name of the hazard class as in `hazardClasses`, e.g. `skin`, `flammableLiquids`, `acuteOral`. */
  hazardClass: HazardClass;
  /** The result; null: not classified. */
  category: string | null;
  h: readonly string[];
  basis: 'test' | 'bridging' | 'expertJudgement' | 'harmonised';
  /** Why, in the author's words. */
  reason: string;
}

/** The contribution of an ingredient to a verdict, in the unit of the verdict. */
export interface Step {
  ingredient: string;
  /** Mass % that counted. */
  content: number;
  /** Limit in mass %, or ATE in the unit of the verdict; null: counted for information only. */
  limit: number | null;
  /** M factor, or weighting of a table (10 × …); 1 if none. */
  factor: number;
  /** Share of the limit (sum ≥ 1 classifies), or content/ATE. */
  contribution: number;
  /** It is judged by itself and is in no sum (CLP Annex I 3.2.3.3.4, 3.3.3.3.4). */
  isAlone?: true;
  /** Where the limit comes from. */
  from: 'generic' | 'specific' | 'ate' | 'converted' | 'cutOff';
}

export type Verdict = { hazardClass: HazardClass } & (
  | {
      kind: 'classified';
      category: string;
      h: readonly string[];
      detail?: string;
      basis: 'calculation' | 'test' | 'bridging' | 'expertJudgement' | 'harmonised' | 'measured';
      provision: string;
      /** ATEmix or the sum as a multiple of the limit, with the limit it met. Unit: `mg/kg`, `mg/l`, `ppmV`, `%`, `×` (times the limit), `°C`. */
      value: number | null;
      limit: number | null;
      unit: string | null;
      steps: readonly Step[];
      /** The author's words on a determination; else a code such as `extremePh`. */
      reason?: string;
      /** Codes of notes, such as `worstCaseOfRange`. */
      notes?: readonly string[];
    }
  | {
      /**
       * `conclusive`: known ingredients stay below the limits; `open`: an ingredient, the state of matter or a measured value makes the class
       * possible and nothing decides it, so that it is unknown whether the product has the hazard; `noData`: nothing makes it likely, and data
       * are missing; both say in `needs` what would decide. `inconclusive`: says what contradicts.
       */
      kind: 'conclusive' | 'open' | 'noData' | 'inconclusive' | 'notApplicable';
      /** Code of the reason, a key of phrases with figures, e.g. `belowLimit`, `noHazardousIngredient`, `testNeeded`, `unknownIngredient`, `notLiquid`. */
      reason: string;
      /** Figures and names of the reason. */
      values?: Readonly<Record<string, string | number | readonly string[]>>;
      provision: string;
      value?: number | null;
      limit?: number | null;
      unit?: string | null;
      steps: readonly Step[];
      basis?: Determination['basis'];
      notes?: readonly string[];
    }
);

/** Data that a calculation could not use or leaves to the author: the code of a message (languages/{language}/contradictions.ts) and its values. */
export type Problem = { ingredient?: string } & (
  | { code: 'unreadableLimit'; values: { text: string }; reason: LimitIssue }
  | { code: 'noSpecificLimits' | 'noLowerBound'; values: { category: string } }
  | {
      code:
        | 'listedTwice'
        | 'missingAcuteFactor'
        | 'missingChronicFactor'
        | 'unknownClassification'
        | 'noContent'
        | 'contentOver100';
      values: { name: string };
    }
  | { code: 'totalOver100'; values: { total: number } }
  | { code: 'phCauseUnknown'; values: { ph: number; provision: string } }
  | { code: 'testNotAllowed' | 'judgementToConfirm'; values: { class: HazardClass; provision: string } }
  | { code: StatementProblem; values: { code: string; name: string; provision: string } }
);
/** Problems in which the law or the facts leave open whether a supplemental statement follows from an ingredient. */
export type StatementProblem =
  | 'statementToDecide'
  | 'statementOfPaints'
  | 'statementOfCements'
  | 'statementOfAlloys'
  | 'statementByFlashPoint';

/** A route of acute toxicity, or the hazard to the aquatic environment, of which an ingredient's data can be lacking. */
export type UnknownRoute = 'oral' | 'dermal' | 'inhalation' | 'aquatic';

export interface Derived {
  /** In the order of `hazardClasses`; a class with several verdicts (skin, stotSingleNarcoticIrritant H335 and H336, reproductive) has several entries. */
  verdicts: readonly Verdict[];
  /** The verdicts without the determinations, in the same order. */
  calculated: readonly Verdict[];
  supplemental: readonly { code: string; names: readonly string[]; reason: string; provision: string }[];
  /** Percentage of ingredients of unknown acute toxicity (by route) or aquatic hazard, mass %; only where the law asks for the statement (acute: > 0 at ≥ 1 % each; 3.1.3.6.2.2; aquatic: 4.1.3.6.1). */
  unknownToxicity: readonly { route: UnknownRoute; percent: number }[];
  /** CLP Art. 18(3)(b): at most four unless more are needed. */
  labelNames: readonly string[];
  sds: {
    /** `unknown`: a class is open that would cause it. */
    duty: 'required' | 'onRequest' | 'none' | 'unknown';
    /** Each provision with the category, hazard class or ingredient that it applies to (`of`). */
    because: readonly { provision: string; of: string }[];
    /** Ingredients that may cause the duty: it is unknown whether they have a Union exposure limit or, if `isCandidateOpen`, are on the Candidate List. */
    unknown?: { names: readonly string[]; isCandidateOpen: boolean };
  };
  /** UFI/PCN (Art. 45, Annex VIII), tactile warning, child-resistant fastening (Annex II 3.1, 3.2). null: not known (audience unknown, or a class is open). */
  duties: { poisonCentre: boolean | null; tactile: boolean | null; childResistant: boolean | null };
  /** Problems of the calculation: limit lines that no rule reads, ingredients of unknown classification, contents over 100 % ... */
  problems: readonly Problem[];
}
