import type { Localised } from '../languages/languages.ts';
import type { ConfidentialRow } from '../product/product-file.ts';
import { alpenchem, demoChemicals, kemikaPrimer, novasol } from './parties.ts';
import { substances } from './substances.ts';
import { wording } from './wording.ts';

/** The ingredients of a batch of 100 kg, and the materials of a filled pack; prices are invented. */
export interface DemoFormulation {
  productId: number;
  formulation: ConfidentialRow[];
  material: ConfidentialRow[];
}

/** Mass %, litres and euro. */
type Amounts = [content: number, volume: number | null, price: number];

const material = (
  childId: number,
  name: Localised,
  purpose: Localised,
  supplier: string,
  [content, volume, price]: Amounts,
): ConfidentialRow => ({
  name,
  supplier,
  purpose,
  content,
  volume,
  price,
  instruction: null,
  childId,
  source: 'M',
});

const instruction = (childId: number, text: Localised): ConfidentialRow => ({
  name: null,
  supplier: null,
  purpose: null,
  content: null,
  volume: null,
  price: null,
  instruction: text,
  childId,
  source: 'N',
});

const purpose = {
  solvent: wording('solvent', 'Lösemittel'),
  alkali: wording('alkali', 'Alkali'),
  surfactant: wording('surfactant', 'Tensid'),
  propellant: wording('propellant', 'Treibgas'),
  pigment: wording('pigment', 'Pigment'),
  filler: wording('filler', 'Füllstoff'),
  binder: wording('binder', 'Bindemittel'),
  preservative: wording('preservative', 'Konservierungsmittel'),
  container: wording('container', 'Behälter'),
  closure: wording('closure', 'Verschluss'),
  label: wording('label', 'Etikett'),
};

const ownName = demoChemicals.name;

/** The confidential data of some products of the catalogue. */
export const demoFormulations: DemoFormulation[] = [
  {
    productId: 1012,
    formulation: [
      material(1, substances.water.name, purpose.solvent, ownName, [87, 87, 0.26]),
      instruction(2, wording('Start the stirrer, 120 rpm.', 'Rührer einschalten, 120 U/min.')),
      material(3, substances.sodiumHydroxide.name, purpose.alkali, novasol.name, [3, 1.41, 2.55]),
      instruction(4, wording('Let cool to below 30 °C.', 'Auf unter 30 °C abkühlen lassen.')),
      material(5, substances.disodiumMetasilicate.name, purpose.alkali, novasol.name, [4, 1.54, 4.2]),
      material(6, substances.butoxyethanol.name, purpose.solvent, alpenchem.name, [4, 4.44, 7.4]),
      material(7, substances.alkylGlucoside.name, purpose.surfactant, kemikaPrimer.name, [2, 1.82, 5.1]),
    ],
    material: [
      material(1, wording('Canister, HDPE', 'Kanister, PE-HD'), purpose.container, kemikaPrimer.name, [
        96.5,
        null,
        1.12,
      ]),
      material(2, wording('Screw cap, HDPE', 'Schraubdeckel, PE-HD'), purpose.closure, kemikaPrimer.name, [
        2.9,
        null,
        0.08,
      ]),
      material(3, wording('Label, polypropylene', 'Etikett, Polypropylen'), purpose.label, ownName, [0.6, null, 0.05]),
    ],
  },
  {
    productId: 1015,
    formulation: [
      material(1, substances.acetone.name, purpose.solvent, ownName, [55, 69.53, 60.5]),
      material(2, substances.propan2ol.name, purpose.solvent, alpenchem.name, [8, 10.19, 9.6]),
      instruction(
        3,
        wording(
          'Fill the cans, crimp the valves, then add the gas.',
          'Dosen füllen, Ventile aufcrimpen, dann Gas zugeben.',
        ),
      ),
      material(4, substances.butane.name, purpose.propellant, novasol.name, [24, 41.38, 28.8]),
      material(5, substances.propane.name, purpose.propellant, novasol.name, [13, 25.74, 14.95]),
    ],
    material: [],
  },
  {
    productId: 1017,
    formulation: [
      material(1, substances.water.name, purpose.solvent, ownName, [39.985, 39.99, 0.12]),
      instruction(
        2,
        wording('Disperse pigment and fillers for 20 minutes.', 'Pigment und Füllstoffe 20 Minuten dispergieren.'),
      ),
      material(3, substances.titaniumDioxide.name, purpose.pigment, alpenchem.name, [14, 3.33, 39.2]),
      material(4, wording('calcium carbonate', 'Calciumcarbonat'), purpose.filler, kemikaPrimer.name, [31, 11.44, 6.2]),
      material(
        5,
        wording('acrylate dispersion 50 %', 'Acrylatdispersion 50 %'),
        purpose.binder,
        novasol.name,
        [15, 14.42, 22.5],
      ),
      material(6, substances.benzisothiazolinone.name, purpose.preservative, alpenchem.name, [0.015, 0.01, 0.21]),
    ],
    material: [
      material(1, wording('Pail, polypropylene', 'Eimer, Polypropylen'), purpose.container, kemikaPrimer.name, [
        88,
        null,
        1.35,
      ]),
      material(2, wording('Lid, polypropylene', 'Deckel, Polypropylen'), purpose.closure, kemikaPrimer.name, [
        9.5,
        null,
        0.31,
      ]),
      material(3, wording('Handle, steel', 'Bügel, Stahl'), purpose.container, kemikaPrimer.name, [2.5, null, 0.09]),
    ],
  },
];
