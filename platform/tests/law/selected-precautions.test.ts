import { precautionsOf } from '../../law/label/class-precautions.ts';
import { choosePrecautions, missingPrecautions, type PrecautionCase } from '../../law/label/precautions.ts';
import { combineStatements, labelHazardStatements } from '../../law/label/precedence.ts';
import { expectEach } from '../../../tests/support/expect-each.ts';
import { classified } from '../documents/sample-product.ts';

interface Product {
  name: string;
  /** `Flam. Liq. 2 H225, Eye Irrit. 2 H319` */
  classes: readonly string[];
  euh?: readonly string[];
  audience: PrecautionCase['audience'];
  state: NonNullable<PrecautionCase['state']>;
  /** What a specialist prints, in the order of the codes. */
  label: string;
  why: string;
}

/*
 * Labels chosen by hand from the tables of CLP Annex I and IV and the rules of ECHA's Guidance on labelling and packaging, section 7: what
 * the law fixes, then the gravest harm by its route, prevention and first aid of each hazard, at most six unless the severity needs more.
 */
const products: readonly Product[] = [
  {
    name: 'solvent cleaner of acetone, for work',
    classes: ['Flam. Liq. 2: H225', 'Eye Irrit. 2: H319', 'STOT SE 3: H336'],
    audience: 'professionalOnly',
    state: 'liquid',
    label: 'P210 P261 P280 P304+P340 P305+P351+P338 P403+P233',
    why: 'one prevention and one first aid for each hazard; the volatile vapours stay in the container',
  },
  {
    name: 'nail polish remover of acetone',
    classes: ['Flam. Liq. 2: H225', 'Eye Irrit. 2: H319', 'STOT SE 3: H336'],
    audience: 'public',
    state: 'liquid',
    label: 'P102 P210 P261 P304+P340 P305+P351+P338 P501',
    why: 'children and disposal take two places; consumers wear no goggles for it',
  },
  {
    name: 'white spirit',
    classes: ['Flam. Liq. 3: H226', 'STOT SE 3: H336', 'Asp. Tox. 1: H304', 'Aquatic Chronic 3: H412'],
    audience: 'public',
    state: 'liquid',
    label: 'P102 P210 P301+P310 P331 P405 P501',
    why: 'what children die of: locked up, no vomiting, poison centre',
  },
  {
    name: 'varnish of white spirit that harms organs',
    classes: [
      'Flam. Liq. 3: H226',
      'STOT SE 3: H336',
      'STOT RE 1: H372',
      'Asp. Tox. 1: H304',
      'Aquatic Chronic 3: H412',
    ],
    audience: 'public',
    state: 'liquid',
    label: 'P102 P210 P260 P301+P310 P331 P405 P501',
    why: 'a seventh: nothing else says that its vapours harm for good',
  },
  {
    name: 'lamp oil',
    classes: ['Asp. Tox. 1: H304'],
    audience: 'public',
    state: 'liquid',
    label: 'P101 P102 P301+P310 P331 P405 P501',
    why: 'there is room for P101; P103 says least',
  },
  {
    name: 'drain cleaner of sodium hydroxide',
    classes: ['Skin Corr. 1A: H314', 'Met. Corr. 1: H290'],
    audience: 'public',
    state: 'liquid',
    label: 'P102 P280 P301+P330+P331 P303+P361+P353 P304+P340 P305+P351+P338 P310 P405 P501',
    why: 'burns by all ways of contact; no mist in use, which is the condition of P260 and none of P304+P340 (Annex IV)',
  },
  {
    name: 'hydrochloric acid 30 %',
    classes: ['Skin Corr. 1B: H314', 'STOT SE 3: H335', 'Met. Corr. 1: H290'],
    audience: 'professionalOnly',
    state: 'liquid',
    label: 'P260 P280 P301+P330+P331 P303+P361+P353 P304+P340 P305+P351+P338 P310',
    why: 'its vapours are breathed in as well',
  },
  {
    name: 'amine hardener, corrosive to the respiratory tract',
    classes: ['Acute Tox. 4: H302', 'Skin Corr. 1B: H314', 'Skin Sens. 1: H317', 'Aquatic Chronic 3: H412'],
    euh: ['EUH071'],
    audience: 'professionalOnly',
    state: 'liquid',
    label: 'P260 P280 P301+P330+P331 P303+P361+P353 P304+P340 P305+P351+P338 P310',
    why: 'EUH071 says that what is breathed in burns; without it the state alone does not',
  },
  {
    name: 'dishwashing concentrate',
    classes: ['Skin Irrit. 2: H315', 'Eye Dam. 1: H318', 'Aquatic Chronic 3: H412'],
    audience: 'public',
    state: 'liquid',
    label: 'P102 P280 P302+P352 P305+P351+P338 P310 P501',
    why: 'the eyes first, then the skin; the drain is its intended use',
  },
  {
    name: 'alkaline detergent concentrate',
    classes: ['Acute Tox. 4: H302', 'Skin Irrit. 2: H315', 'Eye Dam. 1: H318', 'Aquatic Chronic 2: H411'],
    audience: 'professionalOnly',
    state: 'liquid',
    label: 'P273 P280 P301+P312 P302+P352 P305+P351+P338 P310',
    why: 'first aid for each of three ways of contact',
  },
  {
    name: 'epoxy resin',
    classes: ['Skin Irrit. 2: H315', 'Eye Irrit. 2: H319', 'Skin Sens. 1: H317', 'Aquatic Chronic 2: H411'],
    audience: 'professionalOnly',
    state: 'liquid',
    label: 'P261 P273 P280 P302+P352 P305+P351+P338 P333+P313',
    why: 'the usual label of epoxy resins',
  },
  {
    name: 'hardener of MDI',
    classes: [
      'Acute Tox. 4: H332',
      'Skin Irrit. 2: H315',
      'Eye Irrit. 2: H319',
      'Resp. Sens. 1: H334',
      'Skin Sens. 1: H317',
      'Carc. 2: H351',
      'STOT SE 3: H335',
      'STOT RE 2: H373',
    ],
    audience: 'professionalOnly',
    state: 'liquid',
    label: 'P260 P280 P284 P304+P340 P308+P313 P342+P311',
    why: 'asthma first: P260 stands for P261; then what stays (H351, H317)',
  },
  {
    name: 'PU foam in cans',
    classes: [
      'Aerosol 1: H222 H229',
      'Acute Tox. 4: H332',
      'Skin Irrit. 2: H315',
      'Eye Irrit. 2: H319',
      'Resp. Sens. 1: H334',
      'Skin Sens. 1: H317',
      'Carc. 2: H351',
      'STOT SE 3: H335',
      'STOT RE 2: H373',
    ],
    audience: 'public',
    state: 'aerosol',
    label: 'P102 P210 P211 P251 P260 P304+P340 P342+P311 P410+P412 P501',
    why: 'six are fixed by law; asthma by the spray needs three more',
  },
  {
    name: 'paint in spray cans',
    classes: ['Aerosol 1: H222 H229', 'Eye Irrit. 2: H319', 'STOT SE 3: H336'],
    audience: 'public',
    state: 'aerosol',
    label: 'P102 P210 P211 P251 P261 P410+P412 P501',
    why: 'six are fixed by law; what is sprayed must not be breathed in',
  },
  {
    name: 'methanol',
    classes: [
      'Flam. Liq. 2: H225',
      'Acute Tox. 3: H301',
      'Acute Tox. 3: H311',
      'Acute Tox. 3: H331',
      'STOT SE 1: H370',
    ],
    audience: 'industrial',
    state: 'liquid',
    label: 'P210 P260 P280 P301+P310 P303+P361+P353 P304+P340 P308+P311',
    why: 'toxic by each way; P303+P361+P353 washes as P302+P352 does',
  },
  {
    name: 'thinner of xylene',
    classes: [
      'Flam. Liq. 3: H226',
      'Acute Tox. 4: H312',
      'Acute Tox. 4: H332',
      'Skin Irrit. 2: H315',
      'Eye Irrit. 2: H319',
      'STOT SE 3: H335',
      'STOT RE 2: H373',
      'Asp. Tox. 1: H304',
      'Aquatic Chronic 3: H412',
    ],
    audience: 'professionalOnly',
    state: 'liquid',
    label: 'P210 P260 P280 P301+P310 P305+P351+P338 P331',
    why: 'aspiration and fire, then vapours (P260 for H332, H335, H373) and eyes, which cannot wait',
  },
  {
    name: 'solvent of toluene',
    classes: [
      'Flam. Liq. 2: H225',
      'Skin Irrit. 2: H315',
      'Repr. 2: H361d',
      'STOT SE 3: H336',
      'STOT RE 2: H373',
      'Asp. Tox. 1: H304',
    ],
    audience: 'professionalOnly',
    state: 'liquid',
    label: 'P210 P260 P280 P301+P310 P308+P313 P331',
    why: 'H361 asks for P280 and P308+P313',
  },
  {
    name: 'powder that harms organs and may harm fertility',
    classes: ['Repr. 2: H361f', 'STOT RE 1: H372', 'Aquatic Chronic 1: H410'],
    audience: 'professionalOnly',
    state: 'solid',
    label: 'P201 P260 P273 P280 P308+P313 P314',
    why: 'H361 asks for P280 and P308+P313, H372 for P260 and P314',
  },
  {
    name: 'cobalt sulphate',
    classes: [
      'Acute Tox. 4: H302',
      'Acute Tox. 4: H332',
      'Resp. Sens. 1: H334',
      'Skin Sens. 1: H317',
      'Muta. 2: H341',
      'Carc. 1B: H350i',
      'Repr. 1B: H360F',
      'Aquatic Chronic 1: H410',
    ],
    audience: 'industrial',
    state: 'solid',
    label: 'P201 P261 P273 P280 P304+P340 P308+P313 P342+P311',
    why: 'cancer and asthma; a seventh for the environment',
  },
  {
    name: 'toxic solid by mouth',
    classes: ['Acute Tox. 3: H301', 'Aquatic Chronic 1: H410'],
    audience: 'professionalOnly',
    state: 'solid',
    label: 'P270 P273 P301+P310 P330 P391 P405',
    why: 'what is swallowed by mistake: not to eat at work comes before clean hands',
  },
  {
    name: 'hydrofluoric acid 50 %',
    classes: ['Acute Tox. 2: H300', 'Acute Tox. 1: H310', 'Acute Tox. 2: H330', 'Skin Corr. 1A: H314'],
    audience: 'industrial',
    state: 'liquid',
    label: 'P260 P280 P284 P301+P330+P331 P303+P361+P353 P304+P340 P305+P351+P338 P310',
    why: 'fatal by each way; P310 beside P301+P330+P331 says what P301+P310 says',
  },
  {
    name: 'hydrogen peroxide 50 %',
    classes: ['Ox. Liq. 2: H272', 'Acute Tox. 4: H302', 'Skin Corr. 1B: H314', 'STOT SE 3: H335'],
    audience: 'professionalOnly',
    state: 'liquid',
    label: 'P220 P260 P280 P301+P330+P331 P303+P361+P353 P304+P340 P305+P351+P338 P310',
    why: 'one statement for the fire that it feeds beside those of burns',
  },
  {
    name: 'paste of dibenzoyl peroxide',
    classes: ['Org. Perox. E: H242', 'Eye Irrit. 2: H319', 'Skin Sens. 1: H317', 'Aquatic Chronic 1: H410'],
    audience: 'professionalOnly',
    state: 'solid',
    label: 'P210 P235 P273 P280 P305+P351+P338 P333+P313',
    why: 'heat starts its decomposition: P210 and P235',
  },
  {
    name: 'cement in bags',
    classes: ['Skin Irrit. 2: H315', 'Eye Dam. 1: H318', 'Skin Sens. 1B: H317', 'STOT SE 3: H335'],
    audience: 'public',
    state: 'solid',
    label: 'P102 P261 P280 P305+P351+P338 P310 P501',
    why: 'eyes first; H335 asks for P261',
  },
  {
    name: 'glue',
    classes: ['Skin Sens. 1A: H317', 'Aquatic Chronic 3: H412'],
    audience: 'public',
    state: 'liquid',
    label: 'P102 P273 P280 P302+P352 P333+P313 P501',
    why: 'P272 is for workplaces',
  },
  {
    name: 'aluminium powder',
    classes: ['Flam. Sol. 1: H228', 'Water-react. 2: H261'],
    audience: 'industrial',
    state: 'solid',
    label: 'P210 P223 P231+P232 P280 P302+P335+P334 P370+P378',
    why: 'water makes it burn, so P370+P378 says what extinguishes it',
  },
  {
    name: 'test gas of 5 % carbon monoxide',
    classes: ['Press. Gas (Comp.): H280', 'Repr. 1A: H360D', 'STOT RE 2: H373'],
    audience: 'industrial',
    state: 'gas',
    label: 'P201 P260 P308+P313 P314 P405 P410+P403',
    why: 'gloves keep no gas away',
  },
  {
    name: 'test gas that is harmful as well',
    classes: ['Press. Gas (Comp.): H280', 'Acute Tox. 4: H332', 'Repr. 1A: H360D', 'STOT RE 2: H373'],
    audience: 'professionalOnly',
    state: 'gas',
    label: 'P201 P260 P271 P304+P340 P308+P313 P410+P403',
    why: 'what leaks from a cylinder must not gather',
  },
  {
    name: 'carbon monoxide',
    classes: [
      'Flam. Gas 1B: H221',
      'Press. Gas (Comp.): H280',
      'Acute Tox. 3: H331',
      'Repr. 1A: H360D',
      'STOT RE 1: H372',
    ],
    audience: 'industrial',
    state: 'gas',
    label: 'P201 P210 P260 P304+P340 P308+P313 P311 P377 P410+P403',
    why: 'toxic, it burns and it harms the unborn child; a cylinder is closed, so no P403+P233',
  },
  {
    name: 'chlorine',
    classes: [
      'Ox. Gas 1: H270',
      'Press. Gas (Liq.): H280',
      'Acute Tox. 2: H330',
      'Skin Irrit. 2: H315',
      'Eye Irrit. 2: H319',
      'STOT SE 3: H335',
      'Aquatic Acute 1: H400',
    ],
    audience: 'industrial',
    state: 'gas',
    label: 'P220 P260 P273 P284 P304+P340 P310',
    why: 'fatal and oxidising; nobody collects a gas (P391)',
  },
  {
    name: 'oxygen',
    classes: ['Ox. Gas 1: H270', 'Press. Gas (Comp.): H280'],
    audience: 'industrial',
    state: 'gas',
    label: 'P220 P244 P370+P376 P410+P403',
    why: 'all that the tables have',
  },
  {
    name: 'cartridge of propane and butane',
    classes: ['Flam. Gas 1A: H220', 'Press. Gas (Liq.): H280'],
    audience: 'public',
    state: 'gas',
    label: 'P102 P210 P377 P381 P410+P403 P501',
    why: 'leaks and the fire of a leak',
  },
];

const caseOf = ({ classes, euh, audience, state }: Product) => {
  const classification = classified(...classes);
  const label: PrecautionCase = { audience, h: combineStatements(labelHazardStatements(classification)), euh, state };
  return { label, derived: precautionsOf(classification, audience) };
};

test('a corrosive product that gives off flammable gas with water keeps the statements about water beside those of the burns', () => {
  const select = (...classes: string[]) => {
    const entries = classified(...classes);
    const codes = precautionsOf(entries, 'public');
    return choosePrecautions(codes, { audience: 'public', h: labelHazardStatements(entries), state: 'solid' }).selected;
  };
  const aboutWater = ['P231+P232', 'P370+P378', 'P402+P404'];
  for (const reactive of ['Water-react. 2: H261', 'Water-react. 1: H260'])
    expect(select('Skin Corr. 1A: H314', reactive)).toEqual(expect.arrayContaining([...aboutWater, 'P280', 'P310']));
  for (const code of aboutWater) expect(select('Skin Corr. 1A: H314')).not.toContain(code);
});

test('the label of each product has the statements that a specialist prints', () =>
  expectEach(
    products,
    ({ name, why }) => `${name} (${why})`,
    (product) => {
      const { label, derived } = caseOf(product);
      expect(choosePrecautions(derived, label).selected.join(' ')).toBe(product.label);
    },
  ));

test('a label as it is selected lacks nothing, and has nothing too many', () =>
  expectEach(
    products,
    ({ name }) => name,
    (product) => {
      const { label, derived } = caseOf(product);
      const { selected } = choosePrecautions(derived, label);
      expect(missingPrecautions(selected, derived, label)).toEqual([]);
      expect(choosePrecautions(selected, label).omitted).toEqual([]);
    },
  ));

test('what is unnecessary for a gas or for consumers is said, and not where the state is unknown (CLP Art. 28(1))', () => {
  const unnecessary = (codes: string[], label: PrecautionCase) =>
    choosePrecautions(codes, label)
      .omitted.filter(({ reason }) => reason === 'unnecessary')
      .map(({ code }) => code);
  const toxic = { audience: 'industrial', h: ['H331', 'H360D'] } as const;
  expect(unnecessary(['P280', 'P391'], { ...toxic, state: 'gas' })).toEqual(['P280', 'P391']);
  expect(unnecessary(['P280', 'P391'], { ...toxic, state: 'liquid' })).toEqual([]);
  expect(unnecessary(['P280', 'P391'], toxic)).toEqual([]);
  expect(unnecessary(['P280'], { audience: 'industrial', h: ['H314'], state: 'gas' })).toEqual([]);
  expect(unnecessary(['P272'], { audience: 'public', h: ['H317'] })).toEqual(['P272']);
  expect(unnecessary(['P272'], { audience: 'industrial', h: ['H317'] })).toEqual([]);
});

test('a statement takes the place of the one that it makes redundant, and is not lost then', () => {
  const label = { audience: 'industrial', h: ['H226', 'H311'] } as const;
  const codes = ['P210', 'P233', 'P240', 'P241', 'P280', 'P302+P352', 'P303+P361+P353', 'P403+P235', 'P501'];
  expect(choosePrecautions(codes, label).selected).toContain('P303+P361+P353');
});
