import type { ProductFactsInput } from '../product/facts.ts';
import { wording } from './wording.ts';

type Override = NonNullable<ProductFactsInput['overrides']>[number];

/** Hazard classes of the catalogue that no calculation derives, or that a test of the same or a similar product decides. */
export const corrosiveToMetals: Override = {
  class: 'corrosiveToMetals',
  category: 'Met. Corr. 1',
  h: ['H290'],
  basis: 'test',
  reason: wording(
    'UN test C.1 at 55 °C: more than 6.25 mm a year on aluminium',
    'UN-Prüfung C.1 bei 55 °C: über 6,25 mm je Jahr an Aluminium',
  ),
};

/** Hydrogen peroxide 35 %: of less than 50 % the limits of CLP Annex VI say nothing; ADR classifies the solution by name. */
export const hydrogenPeroxide35: Override[] = [
  {
    class: 'oxidisingLiquids',
    category: 'Ox. Liq. 2',
    h: ['H272'],
    basis: 'expertJudgement',
    reason: wording(
      'ADR names it as UN2014, class 5.1, packing group II, whose criteria are those of category 2 (CLP Annex I 2.13.2)',
      'Im ADR namentlich genannt als UN2014, Klasse 5.1, Verpackungsgruppe II, deren Kriterien die der Kategorie 2 sind (CLP Anhang I 2.13.2)',
    ),
  },
  {
    class: 'acuteOral',
    category: 'Acute Tox. 4',
    h: ['H302'],
    basis: 'test',
    reason: wording('LD50 of the product: 1193 mg/kg, oral, rat', 'LD50 des Produkts: 1193 mg/kg, oral, Ratte'),
  },
];

/**
 * Citric acid 15 % in water, whose pH is below 2: a solution of twice the content was tested. Its acid reserve is low as well (Young et
 * al.: pH − reserve ÷ 12 is far above −0.5).
 */
export const dilutedCitricAcid: Override[] = [
  {
    class: 'skin',
    category: null,
    basis: 'bridging',
    reason: wording(
      'Dilution (CLP Annex I 1.1.3.1) of citric acid 30 % in water, which does not irritate the skin: OECD 404, rabbit, illustrative entry of the demo catalogue',
      'Verdünnung (CLP Anhang I 1.1.3.1) von Citronensäure 30 % in Wasser, die die Haut nicht reizt: OECD 404, Kaninchen, Beispielangabe des Demo-Katalogs',
    ),
  },
  {
    class: 'eye',
    category: 'Eye Irrit. 2',
    h: ['H319'],
    basis: 'bridging',
    reason: wording(
      'Dilution (CLP Annex I 1.1.3.1) of citric acid 30 % in water, which irritates the eyes: OECD 405, rabbit, illustrative entry of the demo catalogue',
      'Verdünnung (CLP Anhang I 1.1.3.1) von Citronensäure 30 % in Wasser, die die Augen reizt: OECD 405, Kaninchen, Beispielangabe des Demo-Katalogs',
    ),
  },
  {
    class: 'corrosiveToMetals',
    category: null,
    basis: 'test',
    reason: wording(
      'UN test C.1 at 55 °C: below 6.25 mm a year on steel and aluminium, illustrative entry of the demo catalogue',
      'UN-Prüfung C.1 bei 55 °C: unter 6,25 mm je Jahr an Stahl und Aluminium, Beispielangabe des Demo-Katalogs',
    ),
  },
];

/** Hydrogen peroxide 9 %: of less than 50 % the limits of CLP Annex VI say nothing; ADR classifies the solution by name. */
export const hydrogenPeroxide9: Override = {
  class: 'oxidisingLiquids',
  category: 'Ox. Liq. 3',
  h: ['H272'],
  basis: 'expertJudgement',
  reason: wording(
    'ADR names it as UN2984, class 5.1, packing group III, whose criteria are those of category 3 (CLP Annex I 2.13.2)',
    'Im ADR namentlich genannt als UN2984, Klasse 5.1, Verpackungsgruppe III, deren Kriterien die der Kategorie 3 sind (CLP Anhang I 2.13.2)',
  ),
};

/** Carbon monoxide 10 % in nitrogen: in no mixture with air does it reach its lower explosion limit of 10.9 %. */
export const calibrationGas: Override[] = [
  {
    class: 'flammableGases',
    category: null,
    basis: 'expertJudgement',
    reason: wording(
      'ISO 10156: in any mixture with air less than 10 % of carbon monoxide, whose lower explosion limit is 10.9 %',
      'ISO 10156: in jedem Gemisch mit Luft unter 10 % Kohlenmonoxid, dessen untere Explosionsgrenze bei 10,9 % liegt',
    ),
  },
  {
    class: 'gasesUnderPressure',
    category: 'Press. Gas (Comp.)',
    h: ['H280'],
    basis: 'expertJudgement',
    reason: wording(
      'Filled at 150 bar; wholly gaseous at −50 °C (CLP Annex I 2.5.2, Table 2.5.1)',
      'Fülldruck 150 bar; bei −50 °C vollständig gasförmig (CLP Anhang I 2.5.2, Tabelle 2.5.1)',
    ),
  },
];
