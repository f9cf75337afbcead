import { reasonText } from '../../../product/classification-reasons.ts';
import { classify } from '../../../law/classification/classify.ts';
import type { HazardClass } from '../../../law/hazard-classes.ts';
import { type IngredientInput, mixture } from './mixture.ts';

const named = 'the content of A is below that from which it counts';

test.each<[hazardClass: HazardClass, ingredient: Partial<IngredientInput>, reason: string]>([
  ['acuteOral', { is: 'Acute Tox. 4 H302', content: 0.9 }, named],
  ['acuteOral', { is: 'Acute Tox. 3 H301', content: 0.09 }, named],
  ['acuteDermal', { is: 'Acute Tox. 4 H312', content: 0.9 }, named],
  ['acuteInhalation', { is: 'Acute Tox. 4 H332', content: 0.9 }, named],
  ['acuteInhalation', { is: 'Acute Tox. 4 H332', content: 0.9, inhalationForm: 'gas' }, named],
  ['acuteInhalation', { is: 'Acute Tox. 4 H332', content: 0.9, inhalationForm: 'dustOrMist' }, named],
  ['skin', { is: 'Skin Irrit. 2', content: 0.9 }, named],
  ['skin', { is: 'Skin Corr. 1B', content: 0.9 }, named],
  ['skin', { is: 'Skin Irrit. 2', content: 0.9, corrosion: 'nonAdditive' }, named],
  ['skin', { is: 'Skin Irrit. 2', content: 2, corrosion: 'nonAdditive' }, 'A has 2 %, the limit is 3 %'],
  ['eye', { is: 'Eye Irrit. 2', content: 0.9 }, named],
  ['eye', { is: 'Skin Corr. 1B', content: 0.9 }, named],
  ['eye', { is: 'Eye Dam. 1', content: 0.9, corrosion: 'nonAdditive' }, named],
  ['respiratorySensitisation', { is: 'Resp. Sens. 1', content: 0.001 }, 'A has 0.001 %, the limit is 1 %'],
  ['skinSensitisation', { is: 'Skin Sens. 1A', content: 0.001 }, 'A has 0.001 %, the limit is 0.1 %'],
  ['mutagenicity', { is: 'Muta. 2', content: 0.001 }, 'A has 0.001 %, the limit is 1 %'],
  ['carcinogenicity', { is: 'Carc. 1B', content: 0.001 }, 'A has 0.001 %, the limit is 0.1 %'],
  ['reproductiveToxicity', { is: 'Repr. 1B', content: 0.001 }, 'A has 0.001 %, the limit is 0.3 %'],
  ['lactation', { is: 'Lact.', content: 0.001 }, 'A has 0.001 %, the limit is 0.3 %'],
  ['stotSingle', { is: 'STOT SE 2', content: 0.001 }, 'A has 0.001 %, the limit is 10 %'],
  ['stotSingleNarcoticIrritant', { is: 'STOT SE 3 H335', content: 0.9 }, named],
  ['stotRepeated', { is: 'STOT RE 1', content: 0.001 }, 'A has 0.001 %, the limit is 1 %'],
  ['aspiration', { is: 'Asp. Tox. 1', content: 0.9 }, named],
  ['aquaticAcute', { is: 'Aquatic Acute 1 H400', content: 0.09 }, named],
  ['aquaticChronic', { is: 'Aquatic Chronic 1 H410', content: 0.09 }, named],
  ['aquaticChronic', { is: 'Aquatic Chronic 2 H411', content: 0.9 }, named],
  ['aquaticChronic', { is: 'Aquatic Chronic 3 H412', content: 0.9 }, named],
  ['aquaticChronic', { is: 'Aquatic Chronic 4 H413', content: 0.9 }, named],
])(
  'an ingredient with the hazard is named also where it does not count: %s of %j',
  (hazardClass, ingredient, reason) => {
    const { verdicts } = classify(mixture([{ name: 'A', content: 0, ...ingredient }]));
    const verdict = verdicts.find((each) => each.hazardClass === hazardClass)!;
    if (verdict.kind === 'classified') throw new Error('classified');
    expect([verdict.kind, reasonText(verdict)]).toEqual(['conclusive', reason]);
  },
);
