import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface ReadPdf {
  pages: number;
  /** Of the first page, in pt. */
  size: [width: number, height: number];
  title: string;
  tagged: boolean;
  /** Of the document, `de`. */
  lang: string | undefined;
  /** Does it say of itself that it is PDF/UA-1? */
  isUniversallyAccessible: boolean;
  /** The level of PDF/A that it says it has, `3A`. */
  archive: string | null;
  /** Names of the files in it. */
  files: string[];
  fontsEmbedded: boolean;
  /** All words, each separated by one space. */
  text: string;
}

/** What poppler's programs read in a PDF. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-pdf-'));
  const path = join(folder, 'document.pdf');
  writeFileSync(path, pdf);
  try {
    const [facts, fontList, fileList, text] = await Promise.all([
      run('pdfinfo', path),
      run('pdffonts', path),
      run('pdfdetach', '-list', path),
      run('pdftotext', path, '-'),
    ]);
    const fact = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(facts)?.[1] ?? '';
    const [, width = '', height = ''] = /([\d.]+) x ([\d.]+)/.exec(fact('Page size')) ?? [];
    const raw = Buffer.from(pdf).toString('latin1');
    const archive = /<pdfaid:part>(\d)<\/pdfaid:part><pdfaid:conformance>(\w)</.exec(raw);
    const fonts = fontList.trim().split('\n').slice(2);
    return {
      pages: Number(fact('Pages')),
      size: [Number(width), Number(height)],
      title: fact('Title'),
      tagged: fact('Tagged') === 'yes',
      lang: /\/Lang\s*\(([\w-]+)\)/.exec(raw)?.[1],
      isUniversallyAccessible: /<pdfuaid:part>1<|pdfuaid:part="1"/.test(raw),
      archive: archive ? `${archive[1]}${archive[2]}` : null,
      files: fileList
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.replace(/^\d+: /, '')),
      fontsEmbedded: fonts.length > 0 && fonts.every((line) => /\byes yes yes\b/.test(line)),
      text: text.replace(/\s+/g, ' ').trim(),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What poppler complains about goes nowhere: the tests look at what it reads. */
const run = async (program: string, ...args: string[]) =>
  (await promisify(execFile)(program, args, { encoding: 'utf8', maxBuffer: 16_000_000 })).stdout;
