import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSourceFile } from '../../import/read/open-source.ts';
import { acetoneFile } from '../product/sample-file.ts';

const root = mkdtempSync(join(tmpdir(), 'dossier-attached-'));
const folder = join(root, 'files');
mkdirSync(join(folder, 'folder.pdf'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const pdf = '%PDF-1.7';
const zip = 'PK\u0003\u0004';
const write = (name: string, content: string) => () =>
  writeFileSync(join(folder, name), Buffer.from(content, 'latin1'));
const link = (name: string, target: string) => () => symlinkSync(target, join(folder, name));

/** What is said of a product file with this file beside it. */
async function problemsWith(file: string): Promise<string[]> {
  const attached = { file, category: 'Certificate', language: 'en', status: 'valid', created: '2026-01-15' };
  writeFileSync(join(folder, 'a.json'), JSON.stringify({ ...acetoneFile(), attachments: [attached] }));
  const { problems, product } = await readSourceFile(join(folder, 'a.json'), 'a.json');
  expect(product === null).toBe(problems.length > 0);
  return problems.map(({ message }) => message);
}

test.each<[what: string, file: string, make: () => void]>([
  ['a PDF', 'a.pdf', write('a.pdf', pdf)],
  ['a spreadsheet', 'a.XLSX', write('a.XLSX', zip)],
  ['a Word document', 'a.docx', write('a.docx', zip)],
  ['a PNG picture', 'a.png', write('a.png', '\x89PNG\r\n\x1a\n')],
  ['a JPEG picture', 'a.jpeg', write('a.jpeg', '\xff\xd8\xff\xe0')],
  ['a file that can only be saved', 'a.txt', write('a.txt', 'text')],
  ['what a link within the folder leads to', 'inside.pdf', link('inside.pdf', 'a.pdf')],
])('%s may be attached', async (_, file, make) => {
  make();
  expect(await problemsWith(file)).toEqual([]);
});

test.each<[what: string, file: string, make: () => void, message: string]>([
  ['a program', 'exe.pdf', write('exe.pdf', 'MZ\x90\x00\x03'), 'is not a PDF, judging by its first bytes'],
  ['a page', 'page.pdf', write('page.pdf', '<!DOCTYPE html><script>'), 'is not a PDF, judging by its first bytes'],
  ['a page before a PDF', 'both.pdf', write('both.pdf', `<script>${pdf}`), 'is not a PDF, judging by its first bytes'],
  [
    'a drawing',
    'svg.png',
    write('svg.png', '<svg onload="alert(1)"/>'),
    'is not a PNG picture, judging by its first bytes',
  ],
  ['a page', 'page.jpg', write('page.jpg', '<html>'), 'is not a JPEG picture, judging by its first bytes'],
  [
    'an old document',
    'old.docx',
    write('old.docx', '\xd0\xcf\x11\xe0'),
    'is not a Word document (DOCX), judging by its first bytes',
  ],
  ['a PDF', 'a-pdf.xlsx', write('a-pdf.xlsx', pdf), 'is not a spreadsheet (XLSX), judging by its first bytes'],
  ['two bytes', 'two.pdf', write('two.pdf', '%P'), 'is not a PDF, judging by its first bytes'],
  ['nothing', 'empty.pdf', write('empty.pdf', ''), 'is empty'],
  ['JSON', 'data.json', write('data.json', '{}'), "'data.json' would be taken for a product file"],
  [
    'a file outside',
    '../outside.pdf',
    () => writeFileSync(join(root, 'outside.pdf'), pdf),
    'must be the path of a file below',
  ],
  ['a file outside', '/etc/hostname', () => undefined, 'must be the path of a file below'],
  ['a link that leads out', 'link.pdf', link('link.pdf', '/etc/hostname'), 'leads out of the folder'],
  ['a folder that leads out', 'etc/hostname', link('etc', '/etc'), 'leads out of the folder'],
  ['a link to itself', 'loop.pdf', link('loop.pdf', 'loop.pdf'), 'cannot be read (ELOOP)'],
  ['a folder', 'folder.pdf', () => undefined, 'is not a file'],
  ['a pipe', 'pipe.pdf', () => void execFileSync('mkfifo', [join(folder, 'pipe.pdf')]), 'is not a file'],
  ['a device', 'zero.pdf', link('zero.pdf', '/dev/zero'), 'leads out of the folder'],
  [
    'a name with NUL',
    'a\u0000.pdf',
    () => undefined,
    'has U+0000 as character 2: a control character, which is not text',
  ],
  ['a long name', `${'a'.repeat(900)}.pdf`, () => undefined, 'cannot be read (ENAMETOOLONG)'],
])('%s under the name %s may not be attached', async (_, file, make, message) => {
  make();
  expect((await problemsWith(file)).join()).toContain(message);
});

test.each([
  ['a pipe', () => execFileSync('mkfifo', [join(folder, 'pipe.json')]), 'pipe.json'],
  ['a device', link('zero.json', '/dev/zero'), 'zero.json'],
  ['a folder', () => mkdirSync(join(folder, 'folder.json')), 'folder.json'],
])('%s is no product file', async (_, make, name) => {
  make();
  expect((await readSourceFile(join(folder, name), name)).problems).toMatchObject([{ message: 'is not a file' }]);
});
