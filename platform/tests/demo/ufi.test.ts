import { parseUfi } from '../../rules/ufi.ts';

/** Of the UFI Developers Manual, one or two from each country group. */
test.each([
  ['C23S-PQ2V-AMH9-VVRF', 'AT', 12345678n, 178956970],
  ['U1JV-SUMH-N988-U751', 'BE', 987654321n, 89478485],
  ['F000-T0KH-V002-T4SM', 'CZ', 978563421n, 0],
  ['W3NN-SKC4-JXSS-V4WG', 'CZ', 9785634210n, 268435455],
  ['KMTT-DSP3-7FD7-6RWY', 'DE', 112358132n, 134217728],
  ['U23S-WQK5-AMH7-V03N', 'SI', 12345678n, 178956970],
  ['53NN-KKPX-SXSD-QJY7', 'HR', 16021765654n, 268435455],
  ['WK3F-PYSX-TXM0-K9AV', 'IT', 14286244833n, 214783315],
  ['WUG4-5E2S-UXHN-M5C7', 'LV', 39903127176n, 182319099],
  ['W3VQ-HGW8-UF12-W7QP', 'LT', 987654321n, 15790899],
  ['1KC1-87DH-0KFR-2WGE', 'SE', 987654321098n, 156920229],
  ['GJC1-S7TH-AKFK-TR8P', 'GB', 2n ** 40n + 987654321n, 156920229],
  ['F3NN-3K1J-EXSK-7PHY', 'FR', 1012345678n, 268435455],
  ['NJC1-671A-UKF3-J0M8', null, 1828639338661n, 156920229],
])('%s is of %s, VAT number %s, formulation %i', (ufi, country, vatNumber, formulation) => {
  expect(parseUfi(ufi)).toEqual({ country, vatNumber, formulation });
});

test.each([
  ['a wrong check character', 'C23S-PQ2V-AMH9-VVRG'],
  ['two characters exchanged', 'C23S-PQ2V-AMH9-VRVF'],
  ['a letter that the alphabet leaves out', 'B23S-PQ2V-AMH9-VVRF'],
  ['a missing hyphen', 'C23SPQ2V-AMH9-VVRF'],
  ['small letters', 'c23s-pq2v-amh9-vvrf'],
  ['text around it', 'UFI: C23S-PQ2V-AMH9-VVRF'],
])('%s makes no UFI', (_, text) => {
  expect(parseUfi(text)).toBeNull();
});
