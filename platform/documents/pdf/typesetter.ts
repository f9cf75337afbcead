import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';

/** The documents that have a template, `templates/{name}.typ`. */
export type TemplateName = 'sds' | 'tds' | 'ipi' | 'certificate' | 'label' | 'codes';

/** Documents with an embedded file: PDF/A-3a (ISO 19005-3) besides PDF/UA-1. */
const archivedTemplates: readonly TemplateName[] = ['sds'];

/** Source Sans 3 has Latin, Greek and Cyrillic; names may contain Arabic and Hebrew. */
const fonts = [
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  '@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
  '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf',
  '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
];

/** Number of documents for which typst caches parts: enough for templates and drawings, not for a whole catalogue. */
const rememberedDocuments = 1;

interface Typesetter {
  /**
   * Renders a document as tagged PDF, which typst checks against PDF/UA-1 (ISO 14289-1), a safety data sheet against PDF/A-3a too.
   * The data is passed as one JSON text and never interpreted as markup. A text in a script that no font has is printed as boxes;
   * only such a document conforms to neither standard.
   * @throws Error with typst's diagnostics when the template fails on the data
   */
  typeset: (template: TemplateName, json: string) => Buffer;
  /**
   * Renders a document as SVG, its pages below each other, with the layout that the template reports.
   * @throws Error like `typeset`
   */
  draw: (template: TemplateName, json: string) => Drawing;
  /** Evicts cache entries that recent documents have not used. It takes a while and should run after a document was sent. */
  forget: () => void;
}

export interface Drawing {
  /** As bytes, which pass from process to process and into a response without being decoded. */
  svg: Buffer<ArrayBuffer>;
  /** The values of the template's metadata `<fit>`, in order. */
  reports: unknown[];
}

/** `root` is the platform's folder: templates can read only files below it. */
export function openTypesetter(root: string): Typesetter {
  const { resolve } = createRequire(join(root, 'package.json'));
  const compiler = NodeCompiler.create({
    workspace: root,
    fontArgs: [{ fontBlobs: fonts.map((font) => readFileSync(resolve(font))) }],
  });
  const templates = join(root, 'documents/pdf/templates');
  /** The data is a virtual file: changing `inputs` would make the compiler evaluate all templates again. */
  const sourceOf = (template: TemplateName, json: string) => {
    compiler.mapShadow(join(templates, 'data.json'), Buffer.from(json));
    return { mainFilePath: join(templates, `${template}.typ`) };
  };
  return {
    typeset(template, json) {
      const source = sourceOf(template, json);
      const print = (options: { pdfStandard?: 'ua-1' | 'a-3a' }) => {
        try {
          return compiler.pdf(source, { ...options, pdfTags: true });
        } catch (error) {
          throw new Error(diagnostics(error), { cause: error });
        }
      };
      try {
        const accessible = print({ pdfStandard: 'ua-1' });
        return archivedTemplates.includes(template) ? declareAccessible(print({ pdfStandard: 'a-3a' })) : accessible;
      } catch (error) {
        if (!String(error).includes('could not be displayed')) throw error;
        return print({});
      }
    },
    draw(template, json) {
      const compiled = compiler.compile(sourceOf(template, json));
      const { result } = compiled;
      if (!result) throw new Error(shortDiagnostics(compiled.takeError()));
      return {
        svg: Buffer.from(shortenSvg(compiler.plainSvg(result))),
        reports: compiler.query(result, { selector: '<fit>', field: 'value' }) as unknown[],
      };
    },
    forget: () => compiler.evictCache(rememberedDocuments),
  };
}

/** Most of a drawing is indentation, defaults of SVG, digits beyond a thousandth of a point, and glyph names that 12 digits distinguish. */
const shortenSvg = (svg: string): string =>
  svg.replace(
    /\n\s*|(?: y="0")? fill="#000000" fill-rule="nonzero"|([#"]g[\dA-F]{12})[\dA-F]{20}|([ "]-?\d+\.\d{3})\d+/g,
    '$1$2',
  );

const shortDiagnostics = (error: NodeError | null): string =>
  (error?.shortDiagnostics ?? []).map((entry) => (entry as { message?: string }).message ?? '').join('; ');

/** typst's diagnostics: in the message when a document can't be exported, in the code when it can't be typeset. */
function diagnostics(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || String(code);
}

/** The PDF does not have the structure that typst writes. */
export class UnknownPdfError extends Error {
  constructor(missing: string) {
    super(`The PDF can't be declared PDF/UA-1: it has no ${missing} as typst writes it.`);
    this.name = 'UnknownPdfError';
  }
}

/** Description of the property `pdfuaid:part`, which PDF/A requires for properties of other schemas (ISO 19005-3, 6.6.2.3.3). */
const description = [
  '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>',
  '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>',
  '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">',
  '<pdfaProperty:category>internal</pdfaProperty:category>',
  '<pdfaProperty:description>Indicates, which part of ISO 14289 standard is followed</pdfaProperty:description>',
  '<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>',
  '</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>',
].join('');

const namespace = 'xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"';
const part = '<pdfuaid:part>1</pdfuaid:part>';

/**
 * Declares a PDF/A-3a of typst as PDF/UA-1 too (ISO 14289-1, 5), and makes viewers show its title in the title bar (7.1). typst
 * declares one standard at a time, so this is added as an incremental update (ISO 32000-1, 7.5.6). The caller must ensure that the
 * document conforms to PDF/UA-1.
 * @throws UnknownPdfError
 */
export function declareAccessible(pdf: Buffer): Buffer {
  // One character per byte, so that offsets in the text are offsets in the file.
  const file = pdf.toString('latin1');
  const extract = (what: string, pattern: RegExp, text: string) => {
    const match = pattern.exec(text);
    if (!match?.[1]) throw new UnknownPdfError(what);
    return match[1];
  };
  const end = file.slice(file.lastIndexOf('\ntrailer'));
  const root = extract('catalogue', /\/Root (\d+) 0 R/, end);
  const previousXref = extract('table of objects', /startxref\s+(\d+)/, end);
  const trailer = extract('trailer', /trailer\s*<<([\s\S]*)>>\s*startxref/, end);
  const objectOf = (number: string) => {
    const start = file.lastIndexOf(`\n${number} 0 obj\n`);
    const stop = file.indexOf('\nendobj', start);
    if (start < 0 || stop < 0) throw new UnknownPdfError(`object ${number}`);
    return file.slice(start + `\n${number} 0 obj\n`.length, stop);
  };
  const replaceText = (what: string, text: string, old: string, replacement: string) => {
    if (!text.includes(old)) throw new UnknownPdfError(what);
    return text.replace(old, () => replacement);
  };
  const catalogue = objectOf(root);
  const metadata = extract('metadata', /\/Metadata (\d+) 0 R/, catalogue);
  const packet = extract('packet of metadata', /\nstream\n([\s\S]*)\nendstream/, objectOf(metadata));
  const namedPacket = replaceText('namespace of PDF/A', packet, 'xmlns:pdfaid=', `${namespace} xmlns:pdfaid=`);
  const described = replaceText(
    'description of properties',
    namedPacket,
    '<pdfaExtension:schemas><rdf:Bag>',
    `<pdfaExtension:schemas><rdf:Bag>${description}`,
  );
  const declared = replaceText('level of PDF/A', described, '<pdfaid:part>', `${part}<pdfaid:part>`);
  const shown = replaceText(
    'preferences',
    catalogue,
    '/ViewerPreferences <<',
    '/ViewerPreferences <<\n    /DisplayDocTitle true',
  );

  const objects = [
    {
      number: metadata,
      text: `<<\n  /Length ${declared.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n${declared}\nendstream`,
    },
    { number: root, text: shown },
  ];
  let update = '\n';
  const table = objects.map(({ number, text }) => {
    const offset = String(file.length + update.length).padStart(10, '0');
    update += `${number} 0 obj\n${text}\nendobj\n`;
    return `${number} 1\n${offset} 00000 n \n`;
  });
  const start = file.length + update.length;
  update += `xref\n${table.join('')}trailer\n<<${trailer.trimEnd()}\n  /Prev ${previousXref}\n>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(update, 'latin1')]);
}
