import { execFileSync } from 'node:child_process';

/** A word of a PDF's page, the box around it in mm from the upper left corner. */
export interface PrintedWord {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const mm = (points: string | undefined) => (Number(points) / 72) * 25.4;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };

/** The words of the first page and where they stand, read by poppler. */
export function readWords(pdf: Uint8Array): PrintedWord[] {
  const html = execFileSync('pdftotext', ['-raw', '-bbox', '-l', '1', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const words = html.matchAll(/<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)<\/word>/g);
  return [...words].map(([, left, top, right, bottom, text = '']) => ({
    text: text.replace(/&\w+;/g, (entity) => entities[entity] ?? entity),
    left: mm(left),
    top: mm(top),
    right: mm(right),
    bottom: mm(bottom),
  }));
}
