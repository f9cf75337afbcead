import { escaped } from '@/lib/domain/discovery/sitemap';

/** Cards of a product on pages of other sites: a document without scripts for an `<iframe>`, and oEmbed (oembed.com). */

/** Size of a card in CSS pixels; its content scrolls where it is longer. */
export const embedSize = { width: 480, height: 420 } as const;

/** The content of a card; texts are plain. */
export interface EmbedContent {
  interfaceLang: string;
  name: string;
  /** URL of the dossier. */
  url: string;
  /** Supplier and product code, as far as known. */
  origin: string[];
  signalWord: { code: 'danger' | 'warning'; text: string } | null;
  /** `src`: data URI of the drawing; null without one. */
  pictograms: { name: string; src: string | null }[];
  statements: { code: string; text: string }[];
  /** Sentences below the hazards: not classified, or CLP Art. 48. */
  notes: string[];
  documents: { name: string; links: { url: string; language: string; name: string }[] }[];
}

/** The style sheet of the document, for the hash in its policy. */
export const embedStyle = `:root{color-scheme:light dark;--ink:#1f2933;--soft:#52606d;--line:#d3dae1;--paper:#fff;--link:#0b5cad;--danger:#b3261e;--warning:#8a5300}
@media (prefers-color-scheme:dark){:root{--ink:#eef2f6;--soft:#b3bfca;--line:#3e4c59;--paper:#171d24;--link:#8cc4ff;--danger:#ff9b93;--warning:#ffc266}}
*{box-sizing:border-box}body{margin:0;padding:16px;font:15px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
h1{margin:0;font-size:20px;line-height:1.25}a{color:var(--link)}p,ul,dl{margin:8px 0 0;padding:0}ul{list-style:none}.soft{color:var(--soft)}
.hazards{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-top:12px}.hazards img{width:48px;height:48px}
.danger{color:var(--danger)}.warning{color:var(--warning)}dl{border-top:1px solid var(--line);margin-top:12px;padding-top:4px}
dt{font-weight:600;margin-top:8px}dd{margin:0}dd a{display:inline-block;min-width:24px;padding:4px 8px 4px 0}`;

/** The card as an HTML document. Its links open in a new window. */
export function embedDocument(card: EmbedContent): string {
  const { interfaceLang, name, url, origin, signalWord, pictograms, statements, notes, documents } = card;
  const drawings = pictograms.map(({ name: alt, src }) =>
    src === null ? `<span>${escaped(alt)}</span>` : `<img src="${escaped(src)}" alt="${escaped(alt)}">`,
  );
  const word = signalWord && `<strong class="${signalWord.code}">${escaped(signalWord.text)}</strong>`;
  const items = statements.map(({ code, text }) => `<li><b>${escaped(code)}</b> ${escaped(text)}</li>`);
  const links = documents.map(
    ({ name: title, links: targets }) =>
      `<dt>${escaped(title)}</dt><dd>${targets.map((target) => `<a href="${escaped(target.url)}" hreflang="${target.language}" aria-label="${escaped(`${title}: ${target.name}`)}">${escaped(target.name)}</a>`).join(' ')}</dd>`,
  );
  return [
    `<!doctype html><html lang="${interfaceLang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escaped(name)}</title><base target="_blank"><style>${embedStyle}</style></head><body><main>`,
    `<h1><a href="${escaped(url)}">${escaped(name)}</a></h1>`,
    origin.length > 0 ? `<p class="soft">${origin.map(escaped).join(' · ')}</p>` : '',
    word || drawings.length > 0 ? `<div class="hazards">${word ?? ''}${drawings.join('')}</div>` : '',
    items.length > 0 ? `<ul>${items.join('')}</ul>` : '',
    ...notes.map((note) => `<p>${escaped(note)}</p>`),
    links.length > 0 ? `<dl>${links.join('')}</dl>` : '',
    '</main></body></html>',
  ].join('');
}

/** The `<iframe>` of a card, for a page of another site: without scripts, forms or cookies of ours. */
export const embedFrame = (src: string, title: string, { width, height }: { width: number; height: number }): string =>
  `<iframe src="${escaped(src)}" title="${escaped(title)}" width="${width}" height="${height}" loading="lazy" referrerpolicy="no-referrer" sandbox="allow-popups allow-popups-to-escape-sandbox" style="border:1px solid #d3dae1;border-radius:8px;max-width:100%"></iframe>`;

/** A requested maximum length in CSS pixels; ours for one that is missing, malformed or larger. */
export function boundedLength(requested: string | null, ours: number): number {
  const length = /^\d{1,5}$/.test(requested ?? '') ? Number(requested) : ours;
  return Math.min(Math.max(length, 1), ours);
}
