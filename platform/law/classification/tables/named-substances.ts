import type { Component } from '../model/components.ts';

/** A group of substances of CLP Annex II, which members belong to by CAS number or name. */
interface SubstanceGroup {
  cas: readonly string[];
  name?: RegExp;
}

/**
 * Substances with active chlorine, and its share in them: two atoms of chlorine, 70.90 g/mol, for each oxidising one, by the molar mass
 * of the formula.
 */
export const activeChlorine: Readonly<Record<string, number>> = {
  // NaOCl: 70.90 ÷ 74.44
  '7681-52-9': 0.952,
  // NaOCl · 5 H2O: 70.90 ÷ 164.51
  '10022-70-5': 0.431,
  // Ca(OCl)2: 2 × 70.90 ÷ 142.98
  '7778-54-3': 0.992,
  // sodium dichloroisocyanurate, C3Cl2N3NaO3: 2 × 70.90 ÷ 219.94
  '2893-78-9': 0.645,
  // its dihydrate: 2 × 70.90 ÷ 255.97
  '51580-86-0': 0.554,
  // potassium dichloroisocyanurate, C3Cl2KN3O3: 2 × 70.90 ÷ 236.05
  '2244-21-5': 0.601,
  // trichloroisocyanuric acid, C3Cl3N3O3: 3 × 70.90 ÷ 232.40
  '87-90-1': 0.915,
  // chloramine-T, C7H7ClNNaO2S: 70.90 ÷ 227.64
  '127-65-1': 0.311,
  // its trihydrate: 70.90 ÷ 281.68
  '7080-50-4': 0.252,
};

/** The substances that are common in trade; the lists are not complete. */
const groups = {
  /** Annex II 2.1: lead and its compounds, of which paints are made. */
  lead: {
    cas: ['7439-92-1', '1314-41-6', '1317-36-8', '7758-97-6', '1344-37-2', '12656-85-8', '1319-46-6', '61790-14-5'],
    name: /\blead\b(?!-free)/i,
  },
  /** Annex II 2.3: cements, which have soluble chromium(VI). */
  cement: { cas: ['65997-15-1', '65997-16-2'], name: /\bcement\b/i },
  /** Annex II 2.7 */
  cadmium: { cas: ['7440-43-9'], name: /\bcadmium\b/i },
  /** Annex II 2.2 */
  cyanoacrylate: {
    cas: ['137-05-3', '7085-85-0', '6606-65-1', '10586-17-1', '27816-23-5', '133978-15-1', '6701-17-3'],
    name: /cyano?acr[yi]l/i,
  },
  /** Annex II 2.4 */
  isocyanate: {
    cas: [
      ['101-68-8', '5873-54-1', '2536-05-2', '26447-40-5', '9016-87-9', '25686-28-6', '39310-05-9', '32055-14-4'],
      ['584-84-9', '91-08-7', '26471-62-5', '822-06-0', '28182-81-2', '4098-71-9', '53880-05-0', '5124-30-1'],
      ['3173-72-6', '3634-83-1', '2778-42-9', '4083-64-1', '104-49-4', '103-71-9', '111-36-4', '112-96-9'],
    ].flat(),
    name: /(?<!thio)iso(?:cyanate|cyanat\b|zyanat|cianato|cianat)/i,
  },
  /** Annex II 2.5: epoxy constituents with an average molecular weight of 700 or less. */
  epoxy: {
    cas: [
      ['1675-54-3', '25068-38-6', '25085-99-8', '9003-36-5', '28064-14-4', '2095-03-6', '54208-63-8', '57469-07-5'],
      ['2425-79-8', '16096-31-4', '933999-84-9', '68609-97-2', '68081-84-5', '26761-45-5', '2451-62-9', '101-90-6'],
      ['2210-79-9', '26447-14-3', '122-60-1', '2426-08-6', '3101-60-8', '17557-23-2', '14228-73-0', '30499-70-8'],
      ['2461-15-6', '2461-18-9', '3072-84-2', '5026-74-4', '28768-32-3', '106-89-8', '106-91-2', '106-92-3'],
    ].flat(),
  },
  /** Annex II 2.6 */
  activeChlorine: { cas: Object.keys(activeChlorine) },
  /** Annex II 2.9 */
  halogenatedHydrocarbon: {
    cas: [
      ['75-09-2', '67-66-3', '56-23-5', '71-55-6', '79-00-5', '79-01-6', '127-18-4', '107-06-2', '78-87-5', '75-34-3'],
      [
        '156-60-5',
        '156-59-2',
        '540-59-0',
        '106-94-5',
        '75-26-3',
        '75-35-4',
        '79-34-5',
        '108-90-7',
        '95-50-1',
        '74-97-5',
      ],
      ['98-56-6', '138495-42-8', '406-58-6', '1717-00-6', '102687-65-0', '74-95-3', '75-25-2', '109-69-3'],
    ].flat(),
  },
  /** Art. 18(3)(b): what makes the pH of a mixture low or high; fatty and amino acids and amides do not. */
  acid: {
    cas: [
      ['7647-01-0', '7664-93-9', '7697-37-2', '7664-38-2', '7664-39-3', '10035-10-6', '7601-90-3', '5329-14-6'],
      ['75-75-2', '104-15-4', '27176-87-0', '7681-38-1', '64-18-6', '64-19-7', '79-09-4', '79-14-1'],
      ['50-21-5', '79-33-4', '77-92-9', '5949-29-1', '87-69-4', '144-62-7', '79-11-8', '76-03-9'],
      ['79-21-0', '110-16-7', '7705-08-0', '7446-70-0', '2809-21-4', '10034-85-2', '13598-36-2', '85536-14-7'],
      ['79-10-7', '79-41-4', '76-05-1', '107-92-6', '6915-15-7'],
    ].flat(),
    name: /\b(?!(?:stearic|oleic|palmitic|lauric|myristic|fatty|amino|hyaluronic|alginic)\b)[a-z]+ic acid\b(?!.*\b(?:esters?|amides?|anhydride|salts?)\b)/i,
  },
  base: {
    cas: [
      ['1310-73-2', '1310-58-3', '1310-65-2', '1305-62-0', '1305-78-8', '7664-41-7', '1336-21-6', '75-59-2'],
      ['6834-92-0', '10213-79-3', '13517-24-3', '1344-09-8', '1312-76-1', '497-19-8', '584-08-7', '7601-54-9'],
      ['7778-53-2', '141-43-5', '111-42-2', '111-40-0', '107-15-3', '124-41-4', '141-52-6', '865-47-4'],
      ['78-96-6', '112-24-3', '2855-13-2', '1477-55-0', '140-31-8', '121-44-8', '109-89-7', '110-91-8'],
      ['110-85-0', '109-55-7', '124-68-5'],
    ].flat(),
    name: /\b(?:sodium|potassium|lithium|calcium|ammonium) hydroxide\b|\bammonia\b|\bmetasilicate\b|\bcaustic (?:soda|potash)\b/i,
  },
  /**
   * Annex I 3.2.3.3.4.1 and 3.3.3.3.4.1: further substances whose effects on skin and eyes may not be additive, such as aldehydes, phenols and
   * surfactants.
   */
  additivityDoubtful: {
    cas: [
      // Aldehydes
      ['50-00-0', '111-30-8', '107-22-2', '75-07-0', '98-01-1', '643-79-8', '104-55-2', '4170-30-3'],
      // Phenols
      ['108-95-2', '1319-77-3', '95-48-7', '108-39-4', '106-44-5', '1300-71-6', '90-43-7', '59-50-7', '89-83-8'],
      ['108-46-3', '123-31-9', '120-80-9', '90-72-2', '25154-52-3', '84852-15-3'],
      // Surfactants
      ['151-21-3', '68891-38-3', '9004-82-4', '25155-30-0', '68411-30-3', '90194-45-9', '68439-57-6', '97489-15-1'],
      ['61789-40-0', '147170-44-3', '97862-59-4', '68515-73-1', '110615-47-9', '132778-08-6', '1643-20-5'],
      ['308062-28-4', '61788-90-7', '8001-54-5', '63449-41-2', '68424-85-1', '68391-01-5', '7173-51-5'],
      ['68439-46-3', '68439-50-9', '68213-23-0', '69011-36-5', '9043-30-5', '160875-66-1', '68131-39-5', '68439-45-2'],
      // Peroxides and hypochlorites
      ['7722-84-1', '7681-52-9', '7778-54-3', '7778-66-7'],
    ].flat(),
    name: new RegExp(
      [
        String.raw`\bacids?\b(?!.*\b(?:esters?|amides?|anhydride|salts?)\b)`,
        String.raw`\b(?:hydroxide|hypochlorite)\b|(?:peroxide|aldehyde|cresol|xylenol|(?<!bis)phenol)$`,
        String.raw`ethoxylat|laureth|betaine|glucoside|benzalkonium|amine oxide|quaternary ammonium|sul(?:f|ph)osuccinate`,
        String.raw`\b(?:alkyl|lauryl|ether) sul(?:f|ph)ates?\b|benzenesul(?:f|ph)onates?\b`,
      ].join('|'),
      'i',
    ),
  },
  /** Annex II 3.1.1.3 */
  methanol: { cas: ['67-56-1'], name: /^methanol$/i },
  dichloromethane: { cas: ['75-09-2'], name: /^(?:dichloromethane|methylene chloride)$/i },
} satisfies Record<string, SubstanceGroup>;

export const isOf = ({ cas, name }: Component, group: keyof typeof groups): boolean => {
  const { cas: numbers, name: pattern }: SubstanceGroup = groups[group];
  return (cas !== undefined && numbers.includes(cas)) || pattern?.test(name) === true;
};
