import { posix, relative, sep } from 'node:path';

/**
 * The allowed imports of each folder (docs/architecture.md, 'Import rules'), as a rule of oxlint; all others are errors. The web app
 * and the platform share no code. Of two rows for a file that of the narrower folder holds.
 */
const areas = [
  'product-info',
  'product-detail',
  'emergency',
  'sds',
  'tds',
  'ipi',
  'label',
  'login',
  'share',
  'products',
  'studio',
];
const mayImport = {
  'lib/domain': [],
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
  // The share links of public pages; the dialog and the list of shares are an area.
  'components/share/links': ['lib/domain', 'lib/browser', 'components/ui'],
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
  platform: [],
  ...platformLayers(),
};

/** The platform's layers, the lowest first, with the layers that each may import. */
function platformLayers() {
  const model = ['product', 'law', 'languages', 'runtime'];
  // Decision 041: an eSDScom file has the content of the safety data sheet.
  const esdscom = ['documents', ...model];
  const useCases = ['store', 'esdscom', ...esdscom];
  const entries = ['drafts', 'accounts', 'sharing', 'import', ...useCases];
  const layers = {
    runtime: [],
    law: [],
    languages: [],
    product: ['law', 'languages'],
    documents: model,
    esdscom,
    store: ['product', 'languages', 'runtime'],
    import: useCases,
    sharing: useCases,
    accounts: useCases,
    // Decision 053: a draft is read, and published, as the import reads and writes products.
    drafts: ['import', 'sharing', ...useCases],
    routes: entries,
    demo: entries,
    cli: ['demo', ...entries],
  };
  const path = (layer) => `platform/${layer}`;
  return Object.fromEntries(Object.entries(layers).map(([layer, allowed]) => [path(layer), allowed.map(path)]));
}

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

/** Why a file may not import this, or undefined if it may. Paths are relative to the project, without their ending. */
function refusal(file, imported) {
  const isFile = /^(\.|@\/)/.test(imported);
  if (!isFile) return packageRules.find(({ files, refused }) => files.test(file) && refused.test(imported))?.message;
  const path = imported.startsWith('@/') ? imported.slice(2) : posix.join(posix.dirname(file), imported);
  const target = path.replace(/\.(tsx?|mjs)$/, '');
  const row = rows.find((folder) => isWithin(file, folder));
  if (row === undefined || [row, ...mayImport[row]].some((folder) => isWithin(target, folder))) return undefined;
  if (!rows.some((folder) => isWithin(target, folder))) return undefined;
  return `${row} may import only ${mayImport[row].join(', ') || 'itself'} (docs/architecture.md, 'Import rules').`;
}

const allowed = {
  create(context) {
    const file = relative(root, context.filename)
      .replaceAll(sep, '/')
      .replace(/\.(tsx?|mjs)$/, '');
    const check = ({ source }) => {
      const message = typeof source?.value === 'string' ? refusal(file, source.value) : undefined;
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
