import { Writable } from 'node:stream';
import { Command } from 'commander';
import type { CommandContext } from '../../cli/command-context.ts';
import { addPublishCommands } from '../../cli/publish.ts';
import { planProduct } from '../../import/plan-product.ts';
import { checkProduct } from '../../product/read/read-product-file.ts';
import { setProductState } from '../../store/products/change-products.ts';
import { findForCheck } from '../../store/products/stored-products.ts';
import { acetoneFile } from '../product/sample-file.ts';

jest.mock('../../store/products/stored-products.ts', () => ({ findForCheck: jest.fn() }));
jest.mock('../../store/products/change-products.ts', () => ({ setProductState: jest.fn() }));
jest.mock('../../cli/notify-or-warn.ts', () => ({ notifyOrWarn: async () => undefined }));

type Facts = ReturnType<typeof acetoneFile>['versions'][number]['facts'];

/** A mixture whose eye irritation is not typed, with a limit that no rule reads. */
function lackingProduct(changes: Partial<Facts> = {}) {
  const file = acetoneFile();
  const { facts } = file.versions[0]!;
  file.versions[0]!.facts = {
    ...facts,
    kind: 'mixture',
    composition: facts.composition.map((ingredient) => ({ ...ingredient, limits: ['a lot'] })),
    classification: facts.classification!.filter(({ category }) => category !== 'Eye Irrit. 2'),
    basicProperties: { ...facts.basicProperties, boilingPoint: { value: 56, unit: '°C' } },
    ...changes,
  };
  return checkProduct(file).product!;
}
const lacks = 'lacks Eye Irrit. 2: acetone has 99.5 %, the limit is 10 %';
const unread = "'a lot' does not count: it has the form of no limit, M factor or ATE";

async function publish(
  stored: { state: string; wasShown: boolean },
  changes: Partial<Facts> = {},
): Promise<{ errors: string; failure: string }> {
  const written: string[] = [];
  const errors = new Writable({ write: (chunk, _, done) => (written.push(String(chunk)), done()) });
  jest
    .mocked(setProductState)
    .mockClear()
    .mockResolvedValue({ changed: [1001], unknown: [] });
  const product = {
    ...stored,
    code: 'AC-1',
    supplier: acetoneFile().supplier,
    producer: acetoneFile().supplier,
    emergencyTelephone: null,
    articles: [],
    validLangs: [1],
    sdsDocument: true,
    tdsVersions: [],
    versions: [{ id: 1, text: '1.0', created: '2026-01-15', facts: lackingProduct(changes).versions[0]!.facts }],
  };
  jest.mocked(findForCheck).mockResolvedValue(product as unknown as Awaited<ReturnType<typeof findForCheck>>);
  const program = new Command();
  const runOnDatabase = (work: (database: never) => Promise<void>) => work(null as never);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  addPublishCommands(program, { onDatabase: runOnDatabase, output, errors } as unknown as CommandContext);
  const failure = await program.parseAsync(['publish', '1001'], { from: 'user' }).then(
    () => '',
    (reason: Error) => reason.message,
  );
  return { errors: written.join(''), failure };
}

test('a product that lacks a class or has a limit that no rule reads is not published', async () => {
  const { failure } = await publish({ state: 'removed', wasShown: false });
  expect(failure).toContain(`1001 AC-1: classification: ${lacks}`);
  expect(failure).toContain(`1001 AC-1: composition[0].limits[0]: ${unread}`);
  expect(setProductState).not.toHaveBeenCalled();
});

test('a product with a contradiction is not published', async () => {
  const { failure } = await publish({ state: 'removed', wasShown: false }, { transport: null });
  expect(failure).toContain('section 14 says that the product is not dangerous goods');
  expect(failure).toContain('rule notDangerousGoods');
  expect(setProductState).not.toHaveBeenCalled();
});

test('publishing names what an authority would object to in the sheet', async () => {
  const { errors } = await publish({ state: 'removed', wasShown: true });
  expect(errors).toContain(
    "warning: 1001 AC-1: point 1.2-2 (REACH Annex II 1.2): section 1.2 has no text for 'Uses advised against'; ",
  );
});

test('a product that was public before is published with a warning', async () => {
  const { errors, failure } = await publish({ state: 'removed', wasShown: true });
  expect(failure).toBe('');
  expect(errors).toContain(`warning: 1001 AC-1: classification: ${lacks}`);
  expect(setProductState).toHaveBeenCalled();
});

test.each([
  ['that publishes', true, 1],
  ['that does not', false, 0],
])('an import %s', (_, isPublishing, count) => {
  const options = { publish: isPublishing, changeCodes: false, today: '2026-03-01' };
  const { findings } = planProduct(lackingProduct(), [], null, 1001, options);
  for (const obstacle of [lacks, unread])
    expect(findings.filter(({ level, message }) => level === 'error' && message.startsWith(obstacle)).length).toBe(
      count,
    );
});
