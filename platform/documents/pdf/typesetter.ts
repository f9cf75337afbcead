import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import { declareAccessible } from './declare-accessible.ts';

/** The documents that have a template, `templates/{name}.typ`. */
export type TemplateName = 'sds' | 'tds' | 'ipi' | 'certificate' | 'label' | 'codes';

/** Documents with an embedded file: PDF/A-3a (ISO 19005-3) besides PDF/UA-1. */
const archived: readonly TemplateName[] = ['sds'];

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
const rememberedDocuments = 2;

export interface Typesetter {
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
  svg: string;
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
        return archived.includes(template) ? declareAccessible(print({ pdfStandard: 'a-3a' })) : accessible;
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
        svg: shorter(compiler.plainSvg(result)),
        reports: compiler.query(result, { selector: '<fit>', field: 'value' }) as unknown[],
      };
    },
    forget: () => compiler.evictCache(rememberedDocuments),
  };
}

/** Half of a drawing is indentation, digits beyond a thousandth of a point, and glyph names that 12 digits distinguish. */
const shorter = (svg: string): string =>
  svg.replace(/\n\s*|([#"]g[\dA-F]{12})[\dA-F]{20}|([ "]-?\d+\.\d{3})\d+/g, '$1$2');

const shortDiagnostics = (error: NodeError | null): string =>
  (error?.shortDiagnostics ?? []).map((one) => (one as { message?: string }).message ?? '').join('; ');

/** typst's diagnostics: in the message when a document can't be exported, in the code when it can't be typeset. */
function diagnostics(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || String(code);
}
