import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

// One word for one idea, the word that the field uses (CONTRIBUTING.md, 'Names and sizes'): these are kept out.

const root = join(__dirname, '../..');
const self = 'tests/unit/names.test.ts';

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .filter((file) => file !== '' && file !== self && existsSync(join(root, file)));

/** Names that no declaration, property or parameter has. Old name → new name. */
const names: Record<string, string> = {
  House: 'AppContext',
  Asker: 'CallContext',
  askerOf: 'callContextOf',
  Asked: 'HandlerContext',
  asked: 'a noun for what it holds',
  askedFrom: 'refererPage',
  Visit: 'RequestSession',
  readsOnAnonymously: 'fallsBackToAnonymous',
  told: 'a noun for what it holds',
  Answer: 'Response',
  holdingOf: 'freshnessOf',
  spent: 'expired',
  Spent: 'ExpiredTokens',
  isUnchanged: 'revalidate',
  usedByPage: 'cacheDependencies',
  Rooms: 'BufferPool',
  giveBack: 'release',
  keptPage: 'pageCacheKey',
  StampedPage: 'NonceTemplate',
  cachedFor: 'cachedForAnonymous',
  onceARequest: 'memoizePerRequest',
  notLongerThanAPageWaits: 'withTimeout',
  tryTwice: 'withRetry',
  letGo: 'discardBody',
  ShareWish: 'ShareRequest',
  KeepWish: '…Options',
  ImportWish: '…Options',
  LabelFault: 'LabelIssue',
  LoginFault: 'LoginError',
  LabelOffer: 'LabelOptions',
  wish: 'preferred, a request',
  wishes: 'preferred',
  leadingLanguage: 'primaryLanguage',
  ownPages: 'indexablePages',
  preset: 'default',
  tellWebApps: 'notifyWebApps',
  said: 'a noun for what it holds',
  saidOrNothing: '…OrUndefined',
  termsBack: 'untranslateTerms',
  createLanes: 'FairQueue',
  orRefused: 'toHttpError',
  overTheSame: 'upsertConflict',
  putRows: 'upsertRows',
  gatherProducts: 'planAndWrite',
  rests: 'yieldsCpu',
  goOn: 'seeOther',
  nobody: 'anonymousViewer',
  isDenied: 'isRevoked',
  keptWorkgroup: 'recentWorkgroup',
  keepSuccessor: 'saveRotatedTokens',
  underBreaker: 'withBreaker',
  asVisitor: 'withTokenRefresh',
};

/** Beginnings and ends of names that say in a metaphor what has a word. */
const shapes: [old: RegExp, instead: string][] = [
  [/^(most|least|longest|shortest)(?=[A-Z])/, 'max…, min…'],
  [/(?<=[a-z])Answers?$/, '…Response'],
  [/(?<=[a-z])(Wish|Wishes)$/, '…Request, …Options'],
  [/(?<=[a-z])Faults?$/, '…Issue (found in input), …Error (thrown)'],
];

const vague = /^(one|place|own|given|wanted|beside|printed)$/;
const preposition =
  /^(of|until|as|where|when|while|beside|by|at|in|if|than|before|after|without|within|under|over|between|behind)(?=[A-Z]|$)/;

/** Fields of HTTP, JSON-LD, product files, the platform's JSON and of libraries, which keep their names. */
const contractFields = new Set([
  'after',
  'afterExposure',
  'as',
  'asChild',
  'asOf',
  'at',
  'before',
  'beforeNextShift',
  'ifMatch',
  'in',
  'inBundle',
  'inLabl',
  'inLanguage',
  'inList',
  'inProd',
  'inReview',
  'inSum',
  'of',
  'one',
  'own',
  'printed',
  'until',
  'when',
  'where',
  'withoutEffect',
  'withoutEnlargement',
]);

/** Where a fault is what the trade calls one: faults that tests and benchmarks inject. */
const isFaultInjection = (file: string) => /(^bench\/|fault)/.test(file);

const lineOf = (file: string, text: string, index: number) => `${file}:${text.slice(0, index).split('\n').length}`;

/** Lists the nodes for which `issueOf` returns an issue, with their lines. */
const findIssues = (files: string[], issueOf: (node: ts.Node, file: string) => string | undefined): string[] =>
  files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const lines: string[] = [];
    const visit = (node: ts.Node): void => {
      const issue = issueOf(node, file);
      if (issue) lines.push(`${lineOf(file, text, node.getStart())} ${issue}`);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
    return lines;
  });

const programs = tracked.filter((file) => /\.(tsx?|mjs)$/.test(file));

test('no declaration has a name of the old dialect', () => {
  const found = findIssues(programs, (node, file) => {
    if (!ts.isIdentifier(node) || !isDeclared(node)) return undefined;
    const instead = insteadOf(node.text, file);
    return instead && `'${node.text}': ${instead}`;
  });
  expect(found).toEqual([]);
});

test('no declaration has a vague name or a preposition for a name', () => {
  const found = findIssues(programs, (node) => {
    if (!(ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) || !isDeclared(node)) return undefined;
    // An imported name is declared elsewhere.
    if (ts.isImportSpecifier(node.parent)) return undefined;
    const name = node.text.replace(/^#/, '');
    const isContract = contractFields.has(name) && (ts.isPropertySignature(node.parent) || isField(node.parent));
    return (vague.test(name) || preposition.test(name)) && !isContract ? `'${name}'` : undefined;
  });
  expect(found).toEqual([]);
});

test('no literal is spread into another to keep a line packed', () => {
  /** The literal of `({ … } as const)`, too. */
  const literalOf = (node: ts.Expression): ts.Expression =>
    ts.isParenthesizedExpression(node) || ts.isAsExpression(node) ? literalOf(node.expression) : node;
  const isPacked = (node: ts.Node) =>
    ((ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) &&
      ts.isObjectLiteralExpression(literalOf(node.expression))) ||
    (ts.isSpreadElement(node) && ts.isArrayLiteralExpression(literalOf(node.expression)));
  expect(findIssues(programs, (node) => (isPacked(node) ? 'spread' : undefined))).toEqual([]);
});

test('every source file that a comment names exists, by its path or the end of it', () => {
  const sources = tracked.filter((file) => /\.(tsx?|mjs|css)$/.test(file));
  const found = sources.flatMap((file) => {
    const comments = readFileSync(join(root, file), 'utf8').match(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*/g) ?? [];
    const named = comments.join('\n').match(/(?<=[\s`(])[\w-][\w()[\]./-]*\.(?:tsx?|mjs|css)\b/g) ?? [];
    return named
      .filter((name) => ![...sources, self].some((source) => `/${source}`.endsWith(`/${name}`)))
      .map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

function insteadOf(name: string, file: string): string | undefined {
  if (Object.hasOwn(names, name)) return names[name];
  const shape = shapes.find(([old]) => old.test(name));
  return shape && !(isFaultInjection(file) && /Faults?$/.test(name)) ? shape[1] : undefined;
}

/** Whether a node declares or reads a field of an object. */
const isField = (node: ts.Node) =>
  ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isBindingElement(node);

/** Is this identifier the name of what its parent declares? */
function isDeclared(node: ts.Identifier | ts.PrivateIdentifier): boolean {
  const { parent } = node;
  return (
    'name' in parent && parent.name === node && !ts.isPropertyAccessExpression(parent) && !ts.isJsxAttribute(parent)
  );
}
