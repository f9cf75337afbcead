import { resolve } from 'node:path';
import ts from 'typescript';
import { appMessages } from '@/lib/i18n/in-app-messages';

// Which texts the interface says, as the compiler knows it: the type of what is given to `t` is the set of its keys, for
// t('supplier') as for t(`screen_${docType}`), and so is that of the `of` of a StyledText.

/** Keys that are not said by `t`, and where they are. */
const usedElsewhere: Record<string, string> = {
  missing_translation: 'lib/domain/languages/translations.ts puts the text in the place of another',
  missing_translation_caution: 'lib/domain/languages/translations.ts puts the text in the place of another',
  read_in_language: 'app/(dossier)/screen-shell.tsx takes it from the texts of the language that it offers',
  error_message_INVALID_EMAILS: 'app/api/share answers it to scripts; the dialog names the addresses',
  error_message_TOO_LARGE: 'lib/domain/failures/failures.ts: a failure brings its key',
  error_message_UNSUPPORTED_FILE_TYPE: 'lib/domain/failures/failures.ts: a failure brings its key',
  error_message_LOGIN_NEEDED: 'lib/domain/failures/failures.ts: a failure brings its key',
  share_dialog_may_be_sent: 'components/share/share-actions.tsx puts it in the place of the key that a failure brings',
};

const root = resolve(__dirname, '../..');

/** What names the text: the argument of a `t`, or the `of` of a StyledText. */
function textIn(node: ts.Node): ts.Expression | undefined {
  if (ts.isCallExpression(node)) return /^t(\.rich)?$/.test(node.expression.getText()) ? node.arguments[0] : undefined;
  const isOf = (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && node.name.getText() === 'of';
  if (!isOf || !node.parent.parent.getText().includes('StyledText')) return undefined;
  const { initializer } = node;
  if (initializer && ts.isJsxExpression(initializer)) return initializer.expression;
  return initializer as ts.StringLiteral;
}

/** The beginning of the keys among which a `find` looks: `section_` of t.find(`section_${number}`). */
function beginningIn(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !/\.find$/.test(node.expression.getText())) return undefined;
  const [argument] = node.arguments;
  return argument && ts.isTemplateExpression(argument) ? argument.head.text : undefined;
}

const beginnings = new Set<string>();

/** Each call of a `t` with the keys that it may be given; null for one of which the compiler knows no key. */
function callsOfT(): { location: string; keys: string[] | null }[] {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile) as { config: unknown };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const sourceFiles = fileNames.filter((name) =>
    /^\/((app|components|lib)\/|middleware\.ts|.*\.d\.ts)/.test(name.slice(root.length)),
  );
  const program = ts.createProgram(sourceFiles, { ...options, incremental: false, noEmit: true });
  const checker = program.getTypeChecker();

  const keysOf = (argument: ts.Expression): string[] | null => {
    // The compiler has no type for the text of a JSX attribute.
    if (ts.isStringLiteral(argument)) return [argument.text];
    const type = checker.getTypeAtLocation(argument);
    const types = type.isUnion() ? type.types : [type];
    return types.every((member) => member.isStringLiteral()) ? types.map(({ value }) => value) : null;
  };
  const calls: ReturnType<typeof callsOfT> = [];
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || file.fileName.includes('/node_modules/')) continue;
    // It passes on the texts that its users name, which is any of all.
    if (file.fileName.endsWith('/components/ui/scoped-messages.tsx')) continue;
    const visit = (node: ts.Node): void => {
      const text = textIn(node);
      const beginning = beginningIn(node);
      if (beginning) beginnings.add(beginning);
      if (text)
        calls.push({ location: `${file.fileName.slice(root.length + 1)}: ${node.getText()}`, keys: keysOf(text) });
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return calls;
}

const calls = callsOfT();
const keys = Object.keys(appMessages.en.app);

test('the compiler knows the possible keys of every call of t', () => {
  expect(calls.length).toBeGreaterThan(100);
  expect(calls.filter(({ keys }) => keys === null).map(({ location }) => location)).toEqual([]);
});

test('every key that a call of t uses has a text', () => {
  const missing = calls.filter((call) => call.keys?.some((key) => !keys.includes(key)));
  expect(missing.map(({ location }) => location)).toEqual([]);
});

test('every text is used', () => {
  const text = new Set([...calls.flatMap((call) => call.keys ?? []), ...Object.keys(usedElsewhere)]);
  const isFound = (key: string) => [...beginnings].some((beginning) => key.startsWith(beginning));
  expect(keys.filter((key) => !text.has(key) && !isFound(key))).toEqual([]);
});

test('every key that is used without t has a text, and no call of t uses it as well', () => {
  const calledKeys = new Set(calls.flatMap((call) => call.keys ?? []));
  expect(Object.keys(usedElsewhere).filter((key) => calledKeys.has(key) || !keys.includes(key))).toEqual([]);
});
