import type { Phrases } from '../../phrases/en.ts';
import type { ProductFacts } from '../../product/facts.ts';

/** ISO 7010: M mandatory action, P prohibition, E safe condition. */
export type SignCode = keyof Phrases['ipi']['signs'];

/** The sign for a precautionary statement (CLP Annex IV); the signs for P280 follow from the equipment in its text. */
const signOfStatement: Readonly<Record<string, SignCode>> = {
  P102: 'M055', // keep out of reach of children
  P210: 'P003', // keep away from heat and flames; no smoking
  P240: 'M005', // ground and bond container
  P260: 'M017', // do not breathe
  P264: 'M011', // wash after handling
  P270: 'P022', // do not eat, drink or smoke
  P271: 'M057', // only outdoors or in a well-ventilated area
  P284: 'M017', // wear respiratory protection
  P405: 'M028', // store locked up
  'P303+P361+P353': 'E012', // rinse skin with water or shower
  'P305+P351+P338': 'E011', // rinse eyes
};

/** The equipment that P280 names, in its English wording. */
const signOfEquipment: readonly (readonly [equipment: string, sign: SignCode])[] = [
  ['gloves', 'M009'],
  ['clothing', 'M010'],
  ['eye', 'M004'],
  ['face', 'M013'],
];

/** The signs for the label's P statements, without duplicates, in the order of the statements. */
export function safetySigns({ label, statementPlaces }: ProductFacts): SignCode[] {
  const equipment = statementPlaces.P280?.equipment?.en;
  const signs = label.p.flatMap((code): SignCode[] => {
    if (code === 'P280') {
      return signOfEquipment.flatMap(([name, sign]) => (!equipment || equipment.includes(name) ? [sign] : []));
    }
    return signOfStatement[code] ? [signOfStatement[code]] : [];
  });
  return [...new Set(signs)];
}
