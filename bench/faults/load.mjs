// Reliability R10 and R16: memory and responses of a web app under many visitors.
import { setTimeout as pause } from 'node:timers/promises';
import { median, report } from '../figures.mjs';
import { memoryOf } from '../platform.mjs';
import { poison, unkeyedHeaders } from '../unkeyed-headers.mjs';
import { content, each, logIn, requestPage } from '../visitor.mjs';

const pagesOf = (ids) =>
  ids.flatMap((id) =>
    ['en', 'de'].flatMap((language) => ['pd', 'pi', 'gh', 'emergency'].map((page) => `/p/${id}/${language}/${page}/1`)),
  );
const demoIds = Array.from({ length: 24 }, (_, index) => 1001 + index);
const pages = pagesOf(demoIds);
const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

/** R10: pages, files, images, unknown products, and a logged-in visitor. `ids`: further products. */
export async function mixedLoad({ app, password, ids = [] }, minutes) {
  const pages = pagesOf([...demoIds, ...ids]);
  const { headers } = await logIn(app.url, 'demo', password);
  const kinds = [
    ...Array(12).fill(() => requestPage(app.url, anyOf(pages))),
    () => requestPage(app.url, anyOf(pages), { headers }),
    () => requestPage(app.url, `/p/api/download/sds/${1001 + Math.floor(Math.random() * 10)}/1`),
    () => requestPage(app.url, '/p/api/assets/pictograms/GHS02.svg'),
    () => requestPage(app.url, `/p/${Math.floor(Math.random() * 1e6)}/en/pd/1`),
  ];
  const statuses = [];
  const memory = [];
  const started = performance.now();
  const share = () => (performance.now() - started) / (minutes * 60_000);
  const visitor = async () => {
    while (share() < 1) {
      const { status, text } = await anyOf(kinds)();
      if (status === 0 || status >= 500) console.log(`R10 ${status} ${text.slice(0, 200)}`);
      statuses.push(status);
      await pause(50);
    }
  };
  const watch = async () => {
    while (share() < 1) {
      memory.push({ share: share(), mb: memoryOf(app.pid) });
      await pause((minutes * 60_000) / 120);
    }
  };
  await Promise.all([watch(), ...Array.from({ length: 5 }, visitor)]);
  const mbWithin = (start, end) =>
    median(memory.filter(({ share }) => share >= start && share < end).map(({ mb }) => mb));
  const first = mbWithin(1 / 6, 1 / 3);
  const failed = statuses.filter((status) => status === 0 || status >= 500).length;
  report(`R10 ${minutes} min: of ${statuses.length} answers 5xx or none`, failed, '', 0);
  report(
    `R10 memory at the end, % of ${first.toFixed(0)} MB after a sixth`,
    (100 * mbWithin(5 / 6, 1)) / first,
    '%',
    120,
  );
  report('R10 memory, most', Math.max(...memory.map(({ mb }) => mb)), 'MB', 512);
}

/** Whether a response has content of a logged-in visitor. */
const isPrivate = ({ text, headers }) => /Account: |Demo laboratory/.test(text) || 'set-cookie' in headers;

/**
 * R16: each request has a header that no page may contain, every other one is of a logged-in visitor. The responses are compared
 * with those of a web app that never got such requests.
 */
export async function poisoning({ app, reference, password }, requests) {
  const { headers: session } = await logIn(app.url, 'demo', password);
  const references = new Map();
  const loadReference = (path, headers) => {
    const key = `${path} ${headers.cookie}`;
    if (!references.has(key)) references.set(key, requestPage(reference.url, path, { headers }).then(content));
    return references.get(key);
  };
  const counts = { different: 0, poisoned: 0, leaked: 0, missing: 0 };
  await each(Array(requests).keys(), 4, async (number) => {
    const path = anyOf(pages);
    const sessionHeaders = number % 2 ? session : {};
    const response = await requestPage(app.url, path, {
      headers: { ...sessionHeaders, [anyOf(unkeyedHeaders)]: poison },
    });
    if (content(response) !== (await loadReference(path, sessionHeaders))) {
      counts.different += 1;
      console.log(`R16 ${response.status} ${path}${sessionHeaders.cookie ? ', logged in' : ''}`);
    }
    if ((response.text + JSON.stringify(response.headers)).includes(poison)) counts.poisoned += 1;
    if (!sessionHeaders.cookie && isPrivate(response)) counts.leaked += 1;
    if (sessionHeaders.cookie && response.status === 200 && !isPrivate(response)) counts.missing += 1;
  });
  report(`R16 ${requests} requests: bodies that differ`, counts.different, '', 0);
  report('R16 … that show what a header said', counts.poisoned, '', 0);
  report('R16 … public ones with private content', counts.leaked, '', 0);
  report('R16 … of the logged-in visitor without', counts.missing, '', 0);
}
