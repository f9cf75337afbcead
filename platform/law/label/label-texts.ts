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
