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
  createLanes: 'createKeyedQueue',
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

/** Where a fault is what the trade calls one: faults that tests and benchmarks inject. */
const isFaultInjection = (file: string) => /(^bench\/|fault)/.test(file);

const place = (file: string, text: string, index: number) => `${file}:${text.slice(0, index).split('\n').length}`;

test('no declaration has a name of the old dialect', () => {
  const found = tracked
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      const lines: string[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isIdentifier(node) && isDeclared(node)) {
          const instead = insteadOf(node.text, file);
          if (instead) lines.push(`${place(file, text, node.getStart())} '${node.text}': ${instead}`);
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return lines;
    });
  expect(found).toEqual([]);
});

test('every source file that a comment names exists, by its path or the end of it', () => {
  const sources = tracked.filter((file) => /\.(tsx?|mjs|css)$/.test(file));
  const found = sources.flatMap((file) => {
    const comments = readFileSync(join(root, file), 'utf8').match(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*/g) ?? [];
    const named = comments.join('\n').match(/(?<=[\s`(])[\w-][\w()[\]./-]*\.(?:tsx?|mjs|css)\b/g) ?? [];
    return named
      .filter((name) => ![...sources, self].some((one) => `/${one}`.endsWith(`/${name}`)))
      .map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

function insteadOf(name: string, file: string): string | undefined {
  if (Object.hasOwn(names, name)) return names[name];
  const shape = shapes.find(([old]) => old.test(name));
  return shape && !(isFaultInjection(file) && /Faults?$/.test(name)) ? shape[1] : undefined;
}

/** Is this identifier the name of what its parent declares? */
function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    'name' in parent && parent.name === node && !ts.isPropertyAccessExpression(parent) && !ts.isJsxAttribute(parent)
  );
}
