import { z } from 'zod';
import { localised } from '../languages/languages.ts';
import { field, formattedText } from './field.ts';

/**
 * The acts besides CLP Annex II by which a label has a text that its supplier writes (CLP Art. 25(3), 32(6)), with the provision of each.
 * `supplier`: no act asks for the text.
 */
export const labelTextActs = {
  annexXVII: 'REACH Annex XVII',
  aerosols: 'Directive 75/324/EEC Art. 8',
  paints: 'Directive 2004/42/EC Art. 4',
  detergents: 'Regulation (EC) No 648/2004 Art. 11, Annex VII',
  treatedArticles: 'Regulation (EU) No 528/2012 Art. 58(3)',
  unknownToxicity: 'CLP Annex I 3.1.3.6.2.2, 4.1.3.6.1',
  supplier: 'CLP Art. 25(3)',
} as const;
export type LabelTextAct = keyof typeof labelTextActs;

/** Maximum length in characters of a text of the label: more than any prescribed one, and few enough to be read on a pack. */
export const maxLabelTextLength = 600;

export const supplementalText = z.strictObject({
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
export const vocStatement = z.strictObject({
  subcategory: field(formattedText(/^[AB]\/[a-l]$/, 'value.subcategory'), 'Subcategory of Annex II.', 'A/a'),
  limitValue: field(z.number().positive(), 'Limit value of the subcategory.', 30, 'g/l'),
  maxContent: field(z.number().nonnegative(), 'Maximum content of the product ready for use.', 1, 'g/l'),
});
