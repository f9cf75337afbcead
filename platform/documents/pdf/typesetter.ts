import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import { declareAccessible } from './declare-accessible.ts';

/** The documents that have a template, `templates/{name}.typ`. */
export type TemplateName = 'sds' | 'tds' | 'ipi' | 'certificate' | 'label';

/** Documents with a file in them: PDF/A-3a (ISO 19005-3) besides PDF/UA-1. */
const archived: readonly TemplateName[] = ['sds'];

/** Source Sans 3 prints Latin, Greek and Cyrillic; names may bring Arabic and Hebrew. */
const fonts = [
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  '@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
  '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf',
  '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
];

/** Documents whose parts typst keeps for the next one: the templates and drawings, not a whole catalogue. */
const rememberedDocuments = 2;

export interface Typesetter {
  /**
   * A document as tagged PDF, checked by typst against PDF/UA-1 (ISO 14289-1), a safety data sheet against PDF/A-3a too. The
   * data goes in as one JSON text and is never read as markup. A text in a script that no font has is printed as boxes; only
   * such a document keeps to neither.
   * @throws Error with typst's diagnostics when the template fails on the data
   */
  typeset: (template: TemplateName, json: string) => Buffer;
  /**
   * The same drawing as SVG, its pages beneath each other, with what the template reports of it.
   * @throws Error as `typeset`
   */
  draw: (template: TemplateName, json: string) => Drawing;
  /** Lets go of what no document has used of late; it takes a while, and is for when a document is on its way. */
  forget: () => void;
}

export interface Drawing {
  svg: string;
  /** The values of the template's metadata `<fit>`, in their order. */
  reports: unknown[];
}

/** `root` is the platform's folder: templates read drawings below it and nothing else. */
export function openTypesetter(root: string): Typesetter {
  const { resolve } = createRequire(join(root, 'package.json'));
  const compiler = NodeCompiler.create({
    workspace: root,
    fontArgs: [{ fontBlobs: fonts.map((font) => readFileSync(resolve(font))) }],
  });
  const templates = join(root, 'documents/pdf/templates');
  /** The data is a file that only the compiler has: other `inputs` would make it set up all templates anew. */
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

/** Half of a drawing is indentation, digits behind a thousandth of a point, and names of letters that 12 digits tell apart. */
const shorter = (svg: string): string =>
  svg.replace(/\n\s*|([#"]g[\dA-F]{12})[\dA-F]{20}|([ "]-?\d+\.\d{3})\d+/g, '$1$2');

const shortDiagnostics = (error: NodeError | null): string =>
  (error?.shortDiagnostics ?? []).map((one) => (one as { message?: string }).message ?? '').join('; ');

/** What typst says of a failure: in the message when a document can't be exported, in the code when it can't be set. */
function diagnostics(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || String(code);
}
