import { posix, relative, sep } from 'node:path';

/** Folders of `components` that show a page or a part of it; they import the shell and never each other. */
const areas = [
  'about',
  'catalogue',
  'emergency',
  'feedback',
  'follow',
  'hazards',
  'ipi',
  'label',
  'login',
  'product-detail',
  'product-info',
  'products',
  'sds',
  'shares',
  'site',
  'studio',
  'tds',
];

/**
 * The allowed imports of each folder (docs/architecture.md, 'Import rules'), as a rule of oxlint. Every other import is an error, and
 * so is a file without a row. The web app and the platform share no code. If a file is in the folders of two rows, the narrower one
 * applies.
 */
const mayImport = {
  // The type of the messages: their keys.
  'lib/domain': ['messages'],
  'lib/process-state': [],
  'lib/settings': ['lib/domain', 'lib/process-state'],
  'lib/observability': ['lib/domain', 'lib/settings', 'lib/process-state'],
  'lib/upstream': ['lib/domain', 'lib/observability', 'lib/settings', 'lib/process-state'],
  'lib/session': ['lib/domain', 'lib/upstream', 'lib/observability', 'lib/settings', 'lib/process-state'],
  'lib/i18n': ['lib/domain', 'lib/upstream', 'lib/observability', 'lib/process-state', 'messages'],
  'lib/limits': ['lib/domain', 'lib/i18n/in-app-messages', 'lib/session', 'lib/observability', 'lib/settings'],
  'lib/loaders': [
    'lib/domain',
    'lib/upstream',
    'lib/session',
    'lib/i18n',
    'lib/observability',
    'lib/settings',
    'lib/process-state',
  ],
  'lib/browser': ['lib/domain', 'lib/process-state'],
  'components/ui': ['lib/domain', 'lib/browser'],
  // Share links are part of the shell's header; the dialog that opens from them is loaded when a visitor opens it.
  'components/share/links': ['lib/domain', 'lib/browser', 'components/ui'],
  'components/share': ['lib/domain', 'lib/browser', 'components/ui'],
  'components/shell': ['lib/domain', 'lib/browser', 'components/ui', 'components/share/links'],
  ...Object.fromEntries(
    areas.map((area) => [
      `components/${area}`,
      ['lib/domain', 'lib/browser', 'components/ui', 'components/share/links', 'components/shell'],
    ]),
  ),
  app: ['lib/loaders', 'lib/domain', 'lib/i18n', 'components'],
  'app/api': ['lib/session', 'lib/loaders', 'lib/upstream', 'lib/domain', 'lib/i18n', 'lib/settings'],
  middleware: ['lib/domain', 'lib/loaders', 'lib/session', 'lib/settings'],
  instrumentation: ['lib/domain', 'lib/observability'],
  'page-cache': ['lib/domain'],
  server: [
    'page-cache',
    'lib/domain',
    'lib/upstream',
    'lib/session',
    'lib/limits',
    'lib/observability',
    'lib/settings',
  ],
  messages: [],
  public: [],
  ...platformLayers(),
};

/** The platform's layers, the lowest first, with the layers that each may import. */
function platformLayers() {
  const model = ['product', 'tables', 'law', 'languages', 'runtime'];
  // Decision 041: an eSDScom file has the content of the safety data sheet.
  const esdscom = ['documents', ...model];
  const useCases = ['store', 'esdscom', ...esdscom];
  const entries = ['drafts', 'accounts', 'sharing', 'import', ...useCases];
  const layers = {
    runtime: [],
    law: [],
    languages: [],
    tables: ['law', 'runtime'],
    product: ['tables', 'law', 'languages', 'runtime'],
    documents: model,
    esdscom,
    store: ['product', 'tables', 'languages', 'runtime'],
    import: useCases,
    sharing: useCases,
    accounts: useCases,
    // Decision 053: a draft is read, and published, as the import reads and writes products.
    drafts: ['import', 'sharing', ...useCases],
    routes: entries,
    demo: entries,
    cli: ['demo', ...entries],
    app: ['routes', ...entries],
    main: ['app', 'cli', 'routes', 'demo', ...entries],
  };
  const path = (layer) => `platform/${layer}`;
  return Object.fromEntries(Object.entries(layers).map(([layer, allowed]) => [path(layer), allowed.map(path)]));
}

/** What is not part of the two programs: it may import anything. */
const tools =
  /^(bench|scripts|tests|platform\/tests)\/|^(platform\/)?([\w-]+\.config|build)$|^(import-rules|\.size-limit|next-env\.d)$/;
/** Data and packages, which every folder may import by their path. */
const data = ['examples', 'node_modules', 'package.json'];

/** Packages that are for some files only. The log imports `drizzle-orm/errors`, which has no SQL. */
const packageRules = [
  {
    files: /^lib\/domain\//,
    refused: /^(?!zod$|schema-dts$)/,
    message: 'lib/domain is pure TypeScript and may import zod and the types of schema-dts only.',
  },
  {
    files: /^platform\/(?!store\/|tests\/|drizzle\.config)/,
    refused: /^(drizzle-orm(?!\/errors$)|pg$|@electric-sql\/)/,
    message: 'SQL belongs in platform/store.',
  },
];

const root = import.meta.dirname;
const rows = Object.keys(mayImport).sort((left, right) => right.length - left.length);
const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);
const removeExtension = (path) => path.replace(/\.(tsx?|mjs)$/, '');

/** Why a file may not import this, or undefined if it may. Paths are relative to the project, without their extension. */
function refusal(file, row, imported) {
  const isFile = /^(\.|@\/)/.test(imported);
  if (!isFile) return packageRules.find(({ files, refused }) => files.test(file) && refused.test(imported))?.message;
  const path = imported.startsWith('@/') ? imported.slice(2) : posix.join(posix.dirname(file), imported);
  const target = removeExtension(path);
  if ([row, ...mayImport[row], ...data].some((folder) => isWithin(target, folder))) return undefined;
  return `${row} may import only ${mayImport[row].join(', ') || 'itself'} (docs/architecture.md, 'Import rules').`;
}

const allowed = {
  create(context) {
    const file = removeExtension(relative(root, context.filename).replaceAll(sep, '/'));
    if (tools.test(file)) return {};
    const row = rows.find((folder) => isWithin(file, folder));
    const noRow = `${posix.dirname(file)} has no row in import-rules.mjs: say what it may import.`;
    if (row === undefined) return { Program: (node) => context.report({ node, message: noRow }) };
    const check = ({ source }) => {
      const message = typeof source?.value === 'string' ? refusal(file, row, source.value) : undefined;
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

const plugin = { meta: { name: 'imports' }, rules: { allowed } };
export default plugin;
