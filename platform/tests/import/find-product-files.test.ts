import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProductFiles, limits } from '../../import/read/open-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'dossier-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('all product files of a folder and its folders are found, however many, and nothing else', async () => {
  const expectedValue: string[] = [];
  for (const part of ['.', 'solvents', 'solvents/esters', 'acids']) {
    mkdirSync(join(folder, part), { recursive: true });
    for (let n = 0; n < 70; n += 1) {
      expectedValue.push(join(folder, part, `${n}.json`));
      writeFileSync(expectedValue.at(-1)!, '{}');
    }
  }
  writeFileSync(join(folder, 'solvents', 'certificate.pdf'), '');
  writeFileSync(join(folder, 'product-file.schema.json'), '{}');
  symlinkSync(tmpdir(), join(folder, 'acids', 'elsewhere'));
  expect(await findProductFiles([folder])).toEqual(expectedValue.sort());
});

test('more files than are taken at once are refused with a sentence, in a folder and one by one', async () => {
  expect(limits.files).toBe(50_000);
  const sentence = 'More than 279 files at once; import them folder by folder.';
  await expect(findProductFiles([folder], 279)).rejects.toThrow(sentence);
  await expect(findProductFiles([join(folder, '0.json'), folder], 280)).rejects.toThrow('More than 280 files');
  expect(await findProductFiles([folder], 280)).toHaveLength(280);
});
