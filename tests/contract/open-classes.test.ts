import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendRequest } from '../support/ask';
import { runCommand } from '../support/platform-command';
import { type RunningPlatform, emptyDirectory, startPlatform } from '../support/start-platform';
import { addAccounts, addToList, bearer, tokenOf } from './visitor';

jest.setTimeout(300_000);

const classes = [
  { category: 'Flam. Liq. 3', h: ['H226'] },
  { category: 'Asp. Tox. 1', h: ['H304'] },
];
const narcotic = { category: 'STOT SE 3', h: ['H336'] };

/** The file of a mixture of white spirit of which nothing was measured; it names no state. */
function openFile(id: number, isNarcotic: boolean, changes: object = {}) {
  const file = JSON.parse(readFileSync('examples/descaler.json', 'utf8'));
  const [version] = file.versions;
  const label = isNarcotic
    ? { signalWord: 'warning', pictograms: ['GHS07'], h: ['H336'], p: ['P261'] }
    : { signalWord: null, pictograms: [], h: [], p: [] };
  Object.assign(file, { id, code: `OPEN-${id}`, articles: [] });
  Object.assign(version.facts, {
    ufi: undefined,
    name: { en: `Thinner ${id}`, de: `Verdünner ${id}` },
    transport: null,
    composition: [
      {
        name: { en: 'white spirit', de: 'Testbenzin' },
        ec: '919-857-5',
        contentRange: '95 – 100 %',
        classification: isNarcotic ? [...classes, narcotic] : classes,
      },
    ],
    classification: isNarcotic ? [narcotic] : [],
    label,
    basicProperties: { physicalState: { en: 'liquid', de: 'flüssig' } },
    ...changes,
  });
  return file;
}

const measured = {
  basicProperties: {
    physicalState: { en: 'liquid', de: 'flüssig' },
    flashPoint: { value: 65, unit: '°C' },
    kinematicViscosity: { value: 25, unit: 'mm²/s', condition: { en: '40 °C', de: '40 °C' } },
  },
};
const names = {
  en: ['Flammable liquids', 'Aspiration hazard'],
  de: ['Entzündbare Flüssigkeiten', 'Aspirationsgefahr'],
};
/** A class is known beside the open ones; none is; all is known. */
const [partlyOpen, alone, closed] = [7001, 7002, 7003];

describe('products that were public before their open classes were asked for', () => {
  const dataDir = emptyDirectory();
  let platform: RunningPlatform;
  const headers = bearer(tokenOf('erp'));
  const get = async <Body = Record<string, unknown>>(path: string, lang = 'en') =>
    (await sendRequest(platform.url, path, { headers: { ...headers, 'Accept-Language': lang } })).json() as Body;
  const safetyOf = async (id: number, lang?: string) =>
    (await get<{ health_safety: object }>(`/api/v1/products/-${id}/detail?m`, lang)).health_safety;
  const markedIn = async (path: string) =>
    Object.fromEntries(
      (await get<{ data: { id: number; incomplete: boolean }[] }>(path)).data.map(({ id, incomplete }) => [
        id,
        incomplete,
      ]),
    );
  const send = (body: object) =>
    sendRequest(platform.url, '/api/v1/admin/products', {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const write = (file: { id: number }) => {
    const path = join(dataDir, `${file.id}.json`);
    writeFileSync(path, JSON.stringify(file));
    return path;
  };

  beforeAll(async () => {
    const files = [openFile(partlyOpen, true), openFile(alone, false), openFile(closed, true, measured)];
    platform = await startPlatform({ DEMO: '0' }, dataDir);
    expect(await runCommand(dataDir, ['import', ...files.map(write)])).toMatchObject({ status: 0 });
    // As a version of the program published them that did not ask.
    await platform.run(
      `update products set state = 'published'; ${addAccounts([{ name: 'erp', workgroup: 'Sales', role: 'publisher' }])}
      ${addToList('Sales', partlyOpen, alone, closed)}`,
    );
  });
  afterAll(async () => {
    await platform.end('SIGINT');
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('stay public, and the detail names the classes in the visitor’s language', async () => {
    expect(await safetyOf(partlyOpen)).toMatchObject({
      signal_word: { code: 'warning' },
      classification: [{ text: 'STOT SE 3' }],
      open_classes: names.en,
    });
    expect(await safetyOf(alone, 'de')).toMatchObject({ classification: null, open_classes: names.de });
    expect(await safetyOf(closed)).toMatchObject({ classification: [{ text: 'STOT SE 3' }], open_classes: [] });
  });

  test('no document says that there is nothing', async () => {
    const hazards = (id: number) => get(`/api/v1/sdsRender/hazards/-${id}/2`);
    expect(await hazards(alone)).toMatchObject({ hazards_known: false, open_classes: names.de, transport: null });
    expect(await hazards(partlyOpen)).toMatchObject({ hazards_known: true, open_classes: names.de });
    for (const id of [partlyOpen, alone]) {
      const audit = await get<{ findings: { code: string }[] }>(`/api/v1/productLabelRender/audit/-${id}?xlang=1`);
      const codes = audit.findings.map(({ code }) => code);
      expect(codes).toContain('classification-open');
      expect(codes).not.toContain('not-hazardous');
      for (const path of [`view/-${id}/1`, `ipi/-${id}/1/P`]) {
        const { text } = await sendRequest(platform.url, `/api/v1/sdsRender/${path}`);
        expect(text).toContain('It is not known whether the product has these hazards: Flammable liquids; Aspiration');
        for (const none of [
          'No label elements',
          'not dangerous goods',
          'Not classified as hazardous',
          'not classified as',
        ])
          expect(text).not.toContain(none);
      }
      const { text: xml } = await sendRequest(platform.url, `/api/v1/sdsRender/xml/-${id}/1`);
      expect(xml).toContain('It is not known whether the product has these hazards');
    }
  });

  test('the lists mark them', async () => {
    expect(await markedIn('/api/v1/products')).toEqual({ [partlyOpen]: true, [alone]: true, [closed]: false });
    // In the catalogue only what shows no hazard looks like none.
    expect(await markedIn('/api/v1/p/catalogue')).toEqual({ [partlyOpen]: false, [alone]: true, [closed]: false });
    expect(await markedIn('/api/v1/p/catalogue?search=thinner')).toMatchObject({ [alone]: true });
  });

  test('list-open asks about each class, as text and as JSON, and a reader may stop', async () => {
    const { status, stdout } = await runCommand(dataDir, ['list-open']);
    expect(status).toBe(0);
    expect(stdout.split('\n').map((line) => line.replace(/\? .*/, '?'))).toEqual([
      `${partlyOpen} OPEN-${partlyOpen} Thinner ${partlyOpen}: flammableLiquids: white spirit can make the product a flammable liquid. What is its flash point, or why is it not flammable?`,
      `${partlyOpen} OPEN-${partlyOpen} Thinner ${partlyOpen}: aspiration: white spirit can harm the lungs when swallowed. What is the kinematic viscosity at 40 °C, or why is there no aspiration hazard?`,
      expect.stringContaining(`${alone} OPEN-${alone} Thinner ${alone}: flammableLiquids: `),
      expect.stringContaining(`${alone} OPEN-${alone} Thinner ${alone}: aspiration: `),
      '2 public products have an open class.',
      '',
    ]);
    expect(stdout).toContain('? basicProperties.flashPoint (CLP Annex I 2.6.2, Table 2.6.1)\n');
    const { stdout: json } = await runCommand(dataDir, ['list-open', '--json']);
    const rows = json
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows.map(({ id }) => id)).toEqual([partlyOpen, alone]);
    expect(rows[0]).toEqual({
      id: partlyOpen,
      code: `OPEN-${partlyOpen}`,
      name: `Thinner ${partlyOpen}`,
      open: [
        expect.objectContaining({ class: 'flammableLiquids', field: 'basicProperties.flashPoint' }),
        expect.objectContaining({ class: 'aspiration', field: 'basicProperties.kinematicViscosity' }),
      ],
    });
    const line = `${process.execPath} platform/dist/cli.js list-open | head -n 1; echo "\${PIPESTATUS[0]}"`;
    const env = { ...process.env, DATA_DIR: dataDir };
    const shown = execFileSync('bash', ['-c', line], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
    expect(shown).toMatch(/^7001 OPEN-7001 .*\n0\n$/);
  });

  test('a new version that leaves them open is refused, by HTTP and by command, and the answer clears them', async () => {
    const still = openFile(partlyOpen, true, { description: { en: 'For paints.', de: 'Für Lacke.' } });
    const refused = await send(still);
    expect(refused.status).toBe(400);
    expect(refused.json()).toMatchObject({
      problems: [
        { field: 'versions[0].facts.basicProperties.flashPoint', message: expect.stringContaining('flash point') },
        { field: 'versions[0].facts.basicProperties.kinematicViscosity' },
      ],
    });
    const { status, stdout } = await runCommand(dataDir, ['import', write(still)]);
    expect([status, stdout]).toEqual([1, expect.stringContaining('What is its flash point')]);
    expect((await sendRequest(platform.url, `/api/v1/products/-${partlyOpen}/detail?m`)).status).toBe(200);
    // What is stored already is not asked for again.
    expect(await send(openFile(alone, false))).toMatchObject({ status: 200 });

    expect((await send(openFile(partlyOpen, true, measured))).json()).toMatchObject({
      products: [{ outcome: 'changed' }],
    });
    expect(await safetyOf(partlyOpen)).toMatchObject({ classification: [{ text: 'STOT SE 3' }], open_classes: [] });
    expect(await markedIn('/api/v1/products')).toEqual({ [partlyOpen]: false, [alone]: true, [closed]: false });
    const answered = openFile(alone, false, measured);
    expect(await runCommand(dataDir, ['import', write(answered)])).toMatchObject({ status: 0 });
    expect(await runCommand(dataDir, ['list-open'])).toEqual({
      status: 0,
      stderr: '',
      stdout: 'No public product has an open class.\n',
    });
  });
});
