import type { Dossier } from '@/lib/domain/product/dossier';
import { guardTab, validLangsOf } from '@/lib/domain/pages/product-pages';
import type { DocType } from '@/lib/domain/pages/tabs';
import { sampleDossier } from './dossier-sample';

const pass = { kind: 'pass' };
const labelOnly: Partial<Dossier> = {
  sdsExists: false,
  documents: { sds: false, tds: false, label: true, ipi: false },
};
const noLabel: Partial<Dossier> = { documents: { sds: true, tds: true, label: false, ipi: true } };

test.each<[string, Partial<Dossier>, DocType, number, object]>([
  ['a valid language passes', {}, 'gh', 2, pass],
  ['a disabled tab sends the visitor to the detail tab', labelOnly, 'gh', 1, redirectToTab('pi', 1)],
  ['… in the language of the address, valid or not', labelOnly, 'gh', 7, redirectToTab('pi', 7)],
  ['a language that is not valid leads to the first valid one', { validLangs: [2] }, 'gh', 1, redirectToTab('gh', 2)],
  ['without a valid language the visitor goes to the detail tab', { validLangs: [] }, 'gh', 1, redirectToTab('pi', 1)],
  ['without an SDS version too', { versions: [] }, 'gh', 1, redirectToTab('pi', 1)],
  ['a TDS passes in a language of its own', { validLangs: [1], validTdsLangs: [3] }, 'th', 3, pass],
  ['… and only there', { validLangs: [1], validTdsLangs: [3] }, 'th', 1, redirectToTab('th', 3)],
  ['a TDS that is not enabled is a disabled tab', { tdsEnabled: false }, 'th', 1, redirectToTab('pi', 1)],
  ['safety instructions pass in a language of the SDS', { validLangs: [1, 2] }, 'mh', 2, pass],
  ['without an SDS there are no safety instructions', { sdsExists: false }, 'mh', 1, redirectToTab('pi', 1)],
  ['a label passes without an SDS', labelOnly, 'ee', 1, pass],
  ['a label that the product has not is a disabled tab', noLabel, 'ee', 1, redirectToTab('pi', 1)],
  ['the label editor follows the label', noLabel, 'ed', 1, redirectToTab('pi', 1)],
  ['the landing page passes in any language', { validLangs: [] }, 'pd', 9999, pass],
  ['the detail passes in any language', labelOnly, 'pi', 9999, pass],
  ['the emergency screen passes in a language of the SDS', {}, 'emergency', 2, pass],
  [
    '… and leads to the first valid one from another',
    { validLangs: [2] },
    'emergency',
    1,
    redirectToTab('emergency', 2),
  ],
  ['… without an SDS it passes in any language', { ...labelOnly, emergencyTelephone: '112' }, 'emergency', 9999, pass],
  ['… and with nothing to say it is a disabled tab', labelOnly, 'emergency', 1, redirectToTab('pi', 1)],
])('%s', (_, changes, docType, lang, expected) => {
  expect(guardTab(sampleDossier(changes), { docType, lang })).toEqual(expected);
});

test('TDS have valid languages of their own', () => {
  const dossier = sampleDossier({ validLangs: [1, 2], validTdsLangs: [3] });
  expect(validLangsOf(dossier, 'th')).toEqual([3]);
  expect(validLangsOf(dossier, 'mh')).toEqual([1, 2]);
});

function redirectToTab(docType: DocType, lang: number) {
  return { kind: 'redirect', docType, lang };
}
