import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Dossier } from '@/lib/domain/product/dossier';
import { docTypes, isDocType, isTabAvailable, tabs, tabsOf, type DocType } from '@/lib/domain/pages/tabs';
import { sampleDossier } from './dossier-sample';

const everything: DocType[] = ['pd', 'pi', 'gh', 'th', 'ee', 'mh', 'ed'];
const noHazards = sampleDossier().hazards;
const noDocuments = { sds: false, tds: false, label: false, ipi: false };
const allDocuments = { sds: true, tds: true, label: true, ipi: true };

test.each<[string, Partial<Dossier>, DocType[]]>([
  ['everything', {}, everything],
  ['no SDS version', { versions: [] }, ['pd', 'pi', 'th']],
  ['no valid language', { validLangs: [] }, ['pd', 'pi', 'th']],
  ['no SDS', { sdsExists: false }, ['pd', 'pi', 'th', 'ee', 'ed']],
  ['no SDS language', { languageExists: false }, ['pd', 'pi', 'th', 'ee', 'ed']],
  ['the SDS flag off', { documents: { ...allDocuments, sds: false } }, ['pd', 'pi', 'th', 'ee', 'ed']],
  ['the IPI flag off', { documents: { ...allDocuments, ipi: false } }, ['pd', 'pi', 'gh', 'th', 'ee', 'ed']],
  ['the label flag off', { documents: { ...allDocuments, label: false } }, ['pd', 'pi', 'gh', 'th', 'mh']],
  ['the TDS flag off', { documents: { ...allDocuments, tds: false } }, ['pd', 'pi', 'gh', 'ee', 'mh', 'ed']],
  ['no TDS', { tdsExists: false }, ['pd', 'pi', 'gh', 'ee', 'mh', 'ed']],
  ['TDS not enabled', { tdsEnabled: false }, ['pd', 'pi', 'gh', 'ee', 'mh', 'ed']],
  ['no TDS version', { tdsVersions: [] }, ['pd', 'pi', 'gh', 'ee', 'mh', 'ed']],
  ['no valid TDS language', { validTdsLangs: [] }, ['pd', 'pi', 'gh', 'ee', 'mh', 'ed']],
  ['no document at all', { documents: noDocuments }, ['pd', 'pi']],
])('a dossier with %s has its document types', (_, changes, expected) => {
  expect(everything.filter((docType) => isTabAvailable(sampleDossier(changes), docType))).toEqual(expected);
});

test('the tabs stand in the order of the specification, with their segments', () => {
  expect(tabsOf(sampleDossier()).map(({ key, segment, available }) => [key, segment, available])).toEqual([
    ['home', 'pd', true],
    ['detail', 'pi', true],
    ['sds', 'gh', true],
    ['tds', 'th', true],
    ['label', 'ee', true],
    ['ipi', 'mh', true],
  ]);
});

test('a product without an SDS shows its SDS tab disabled', () => {
  expect(tabsOf(sampleDossier({ sdsExists: false })).find(({ key }) => key === 'sds')?.available).toBe(false);
});

test('the TDS tab is left out where TDS are not enabled', () => {
  const keys = tabsOf(sampleDossier({ tdsEnabled: false })).map(({ key }) => key);
  expect(keys).toEqual(['home', 'detail', 'sds', 'label', 'ipi']);
});

test.each<[string, Partial<Dossier>, boolean]>([
  ['an SDS', {}, true],
  ['neither SDS nor telephone nor hazards', { sdsExists: false }, false],
  ['a telephone number alone', { sdsExists: false, emergencyTelephone: '+49 30 19240' }, true],
  [
    'a hazard statement alone',
    { sdsExists: false, hazards: { ...noHazards, statements: [{ code: 'EUH210', text: 'SDS on request.' }] } },
    true,
  ],
  [
    'a signal word alone',
    { sdsExists: false, hazards: { ...noHazards, signalWord: { code: 'warning', text: 'Warning' } } },
    true,
  ],
])('with %s there is something to say in an emergency, or not', (_, changes, expected) => {
  expect(isTabAvailable(sampleDossier(changes), 'emergency')).toBe(expected);
});

test('hazards in short, versions and the form to the supplier are there with a sheet, where the platform offers them', () => {
  const screens = ['hazards', 'history', 'feedback'] as const;
  const offered = { hasHazardSummary: true, hasSdsHistory: true, takesFeedback: true };
  const available = (changes: Partial<Dossier>) =>
    screens.filter((screen) => isTabAvailable(sampleDossier(changes), screen));
  expect(available({})).toEqual([]);
  expect(available(offered)).toEqual(screens);
  expect(available({ ...offered, takesFeedback: false })).toEqual(['hazards', 'history']);
  expect(available({ ...offered, sdsExists: false })).toEqual([]);
});

test('every page of a product has its row, and every row its page', () => {
  const folders = readdirSync(join(__dirname, '../../../app/(dossier)/[id]/[interfaceLang]'), { withFileTypes: true });
  const pages = folders.filter((folder) => folder.isDirectory()).map(({ name }) => name);
  expect(pages.toSorted()).toEqual([...docTypes].toSorted());
});

test('the rows of pages begin with the tabs in their order', () => {
  expect(docTypes.slice(0, tabs.length)).toEqual(tabs.map(({ segment }) => segment));
  expect(docTypes.every(isDocType)).toBe(true);
  expect(['', 'xx', 'PD', 'sds', 'toString'].some(isDocType)).toBe(false);
});
