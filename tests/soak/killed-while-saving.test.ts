import { rmSync } from 'node:fs';
import { addSenders, senderTokens } from '../../bench/many-senders.mjs';
import { bearer } from '../contract/visitor';
import { sendRequest } from '../support/ask';
import { runOnPglite } from '../support/run-on-pglite';
import { type RunningPlatform, seededDirectory, startPlatform } from '../support/start-platform';

jest.setTimeout(300_000);

const minConfirmed = 200;
const savesOfSection = 14;
/** After so many confirmed saves of a round the platform is killed. */
const killedAfter = [1, 20, 40, 60];
const sections = ['texts', 'label', 'classification', 'properties', 'markets'] as const;

interface Draft {
  revision: number;
  sections: Record<string, { revision: number; content: Content }>;
}
interface Content {
  facts: Record<string, unknown>;
}

/** A field of each section in which a save leaves its number. */
const marked: Record<(typeof sections)[number], (save: number) => Record<string, unknown>> = {
  texts: (save) => ({ texts: { '7.3': { en: `save ${save}` } } }),
  label: (save) => ({ label: { h: [`save ${save}`] } }),
  classification: (save) => ({ classificationData: { placedOnMarket: `save ${save}` } }),
  properties: (save) => ({ wasteCode: `save ${save}` }),
  markets: (save) => ({ markets: { DE: { storageClass: `save ${save}` } } }),
};

test('of 200 confirmed saves during which the platform is killed again and again, every one is there, with its audit trail', async () => {
  const dataDir = seededDirectory();
  runOnPglite(
    dataDir,
    `${addSenders} update memberships set studio_roles = '{author,reviewer,publisher,administrator}';`,
  );
  // Without four eyes, so that one account goes all the way to the published product afterwards.
  const start = () => startPlatform({ STUDIO_FOUR_EYES: '0' }, dataDir);
  let platform: RunningPlatform = await start();
  const headers = { ...bearer(senderTokens[0]!), 'Content-Type': 'application/json' };
  const call = async (method: string, path: string, body?: unknown, more: Record<string, string> = {}) => {
    const response = await sendRequest(platform.url, `/api/v1/studio${path}`, {
      method,
      headers: { ...headers, ...more },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, value: response.text ? (response.json() as Record<string, unknown>) : {} };
  };
  const created = await call('POST', '/drafts', { workgroup: 1, from: { kind: 'product', productId: 1012 } });
  const path = `/drafts/${(created.value.drafts as string[])[0]!}`;
  const draft = async () => (await call('GET', path)).value as unknown as Draft;
  const draftBefore = await draft();

  const confirmed: { section: string; revision: number; save: number }[] = [];
  for (let round = 0; confirmed.length < minConfirmed; round += 1) {
    const known = await draft();
    const revisions = Object.fromEntries(sections.map((section) => [section, known.sections[section]!.revision]));
    const already = confirmed.length;
    let killing: Promise<unknown> | undefined;
    // Each section has one who saves again and again, as autosave does; the sections at once.
    await Promise.all(
      sections.map(async (section, index) => {
        for (let turn = 0; turn < savesOfSection; turn += 1) {
          const save = (round * savesOfSection + turn) * sections.length + index;
          const content = { facts: marked[section](save) };
          const match = { 'If-Match': `"${revisions[section]}"` };
          // 0: the connection broke, so that nobody was told that it is saved.
          const saved = await call('PUT', `${path}/sections/${section}`, content, match).catch(() => ({
            status: 0,
            value: {},
          }));
          if (saved.status !== 200) return expect([section, saved.status]).toEqual([section, 0]);
          revisions[section] = (saved.value as { revision: number }).revision;
          confirmed.push({ section, revision: revisions[section]!, save });
          if (confirmed.length - already >= killedAfter[round % killedAfter.length]!)
            killing ??= platform.end('SIGKILL');
        }
      }),
    );
    await killing;
    platform = await start();
    const draftAfter = await draft();
    for (const section of sections) {
      const last = confirmed.filter((save) => save.section === section).at(-1);
      const stored = draftAfter.sections[section]!;
      // At most one more than was confirmed: the one whose response nobody got.
      if (last) expect([0, 1]).toContain(stored.revision - last.revision);
    }
  }
  const trail = (await call('GET', `${path}/events`)).value.events as { action: string; after: unknown }[];
  const savesInTrail = new Set(
    trail.flatMap(({ after: change }) => /save \d+/.exec(JSON.stringify(change))?.[0] ?? []),
  );
  expect(confirmed.filter(({ save }) => !savesInTrail.has(`save ${save}`))).toEqual([]);

  for (const section of sections) {
    const { revision } = (await draft()).sections[section]!;
    const content = draftBefore.sections[section]!.content;
    const back = await call('PUT', `${path}/sections/${section}`, content, { 'If-Match': `"${revision}"` });
    expect(back.status).toBe(200);
  }
  const identity = (await draft()).sections.identity!;
  const facts = { ...identity.content.facts, ufi: undefined };
  await call(
    'PUT',
    `${path}/sections/identity`,
    { ...identity.content, facts },
    { 'If-Match': `"${identity.revision}"` },
  );
  for (const step of ['submit', 'approve', 'publish']) {
    const done = await call('POST', `${path}/${step}`, undefined, { 'If-Match': `"${(await draft()).revision}"` });
    expect([step, done.status]).toEqual([step, 200]);
  }
  await platform.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
