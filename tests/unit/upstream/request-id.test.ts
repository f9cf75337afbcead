import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { runWithResponse } from '@/lib/observability/current-response';
import { fetchAsset } from '@/lib/upstream/asset';
import { fetchConfiguration, fetchTranslations } from '@/lib/upstream/configuration';
import * as files from '@/lib/upstream/document-file';
import * as texts from '@/lib/upstream/document-text';
import { sendFeedback } from '@/lib/upstream/feedback';
import * as followers from '@/lib/upstream/followers';
import { changeLabelPresets, fetchLabelPresets } from '@/lib/upstream/label-presets';
import { fetchLabelAudit, fetchLabelDrawing, fetchLabelText } from '@/lib/upstream/label';
import { fetchLawData } from '@/lib/upstream/law-data';
import { fetchWorkgroupProduct } from '@/lib/upstream/workgroup-product';
import { fetchProduct, fetchProductOfGtin } from '@/lib/upstream/product';
import { fetchCatalogue, fetchProductPage, fetchPublicList, fetchSuppliers } from '@/lib/upstream/product-list';
import { fetchHazardSummary, fetchSdsHistory } from '@/lib/upstream/sds-in-short';
import {
  fetchShareLanguages,
  fetchSharePage,
  fetchSharePreview,
  resendShare,
  sendShare,
  withdrawShare,
} from '@/lib/upstream/shares';
import * as studio from '@/lib/upstream/studio/studio';
import { fetchTokensByPassword, fetchTokensByRefresh, revokeTokens } from '@/lib/upstream/tokens';
import { fetchUser } from '@/lib/upstream/user';
import { freshProcess } from '@/tests/support/one-process';
import { json, type ScriptedPlatform, startScriptedPlatform } from '@/tests/support/scripted-platform';

const callContext = {
  interfaceLang: 'de',
  visitor: { accessToken: 'a-token', workgroup: 3, fallsBackToAnonymous: false, renew: () => Promise.resolve(false) },
};
const fileAsker = { ...callContext, signal: new AbortController().signal };
const document = { id: 1001, lang: 2, qr: 1, qrCode: 1 } as const;
const share = { recipients: ['a@b.eu'], target: 'ui', ui: 'en', sds: null, synonymIds: [1001] } as const;

/** Every call to the platform that the web app makes, by the name of its function. */
const calls: Record<string, () => Promise<unknown>> = {
  fetchAsset: () => fetchAsset('logos', 'demo.svg'),
  fetchCatalogue: () =>
    fetchCatalogue(
      { search: 'acetone', supplier: null, pictogram: null, signal: null, lang: null, audience: null, page: 1 },
      callContext,
    ),
  fetchSuppliers: () => fetchSuppliers(callContext),
  fetchConfiguration: () => fetchConfiguration('production'),
  openSdsPdf: () => files.openSdsPdf(document, fileAsker),
  openSdsXml: () => files.openSdsXml(document, fileAsker),
  openTdsPdf: () => files.openTdsPdf(document, fileAsker),
  openIpiPdf: () => files.openIpiPdf({ ...document, size: 'A4' }, fileAsker),
  openLabelPdf: () => files.openLabelPdf(1001, {}, fileAsker),
  openLabelZpl: () => files.openLabelZpl(1001, {}, fileAsker),
  openLabelDocx: () => files.openLabelDocx(1001, {}, fileAsker),
  openLabelSpreadsheet: () => files.openLabelSpreadsheet({}, fileAsker),
  openLabelJob: () => files.openLabelJob({ output: 'pdf', labels: ['1001'] }, fileAsker),
  openCodes: () => files.openCodes({ output: 'pdf', labels: ['1001'] }, fileAsker),
  openAttachment: () => files.openAttachment('/api/v1/attachments/a', fileAsker),
  fetchSds: () => texts.fetchSds(document, callContext),
  fetchSdsComparison: () => texts.fetchSdsComparison({ ...document, version: '31', compareWith: '27' }, callContext),
  fetchTds: () => texts.fetchTds(document, callContext),
  fetchIpi: () => texts.fetchIpi(document, callContext),
  fetchHazardSummary: () => fetchHazardSummary({ id: 1001, lang: 2, market: null }, callContext),
  fetchSdsHistory: () => fetchSdsHistory({ id: 1001, lang: 2, market: null }, callContext),
  fetchProductOfGtin: () => fetchProductOfGtin('04012345678901'),
  fetchLabelDrawing: () => fetchLabelDrawing(1001, {}, callContext),
  fetchLabelText: () => fetchLabelText(1001, {}, callContext),
  fetchLabelAudit: () => fetchLabelAudit(1001, {}, callContext),
  fetchLabelPresets: () => fetchLabelPresets(callContext),
  fetchLawData: () => fetchLawData(callContext),
  changeLabelPresets: () => changeLabelPresets({ action: 'delete', id: 1 }, callContext),
  fetchWorkgroupProduct: () => fetchWorkgroupProduct(1001, callContext),
  fetchProduct: () => fetchProduct(1001, callContext),
  fetchProductPage: () =>
    fetchProductPage({ page: 1, search: '', sort: 'name', pictogram: null, lang: null, sds: null }, callContext),
  fetchPublicList: () => fetchPublicList(1),
  fetchSharePage: () => fetchSharePage({ page: 1, search: '', state: null }, callContext),
  fetchShareLanguages: () => fetchShareLanguages([1001], callContext),
  fetchSharePreview: () => fetchSharePreview({ ...share, recipients: ['a@b.eu'], synonymIds: [1001] }, callContext),
  sendFeedback: () =>
    sendFeedback(
      { id: 1001, lang: 2, page: 'gh', version: null, market: null, message: 'It is wrong.', email: '' },
      callContext,
    ),
  sendShare: () => sendShare({ ...share, recipients: ['a@b.eu'], synonymIds: [1001] }, callContext),
  resendShare: () => resendShare({ share: randomUUID(), key: randomUUID(), to: 'all' }, callContext),
  withdrawShare: () => withdrawShare({ share: randomUUID() }, callContext),
  fetchFollowed: () => followers.fetchFollowed('a-token', callContext),
  requestToFollow: () => followers.requestToFollow({ product: 1001, email: 'a@b.eu', language: 'de' }, callContext),
  confirmFollower: () => followers.confirmFollower('a-token', callContext),
  stopFollowing: () => followers.stopFollowing('a-token', false, callContext),
  fetchStudioAccess: () => studio.fetchStudioAccess(callContext),
  fetchStudioProducts: () =>
    studio.fetchStudioProducts({ workgroup: 1, search: '', state: null, page: 1 }, callContext),
  fetchDraft: () => studio.fetchDraft(randomUUID(), callContext),
  fetchProductSchema: () => studio.fetchProductSchema(callContext),
  callStudio: () =>
    studio.callStudio(
      { method: 'GET', path: '/phrases', response: z.unknown() },
      { path: '/phrases', query: {} },
      callContext,
    ),
  openStudioFile: () =>
    studio.openStudioFile(
      { method: 'GET', path: '/', response: { file: 'json' } },
      { path: '/drafts/a/file', query: {} },
      fileAsker,
    ),
  fetchTranslations: () => fetchTranslations('de'),
  fetchTokensByPassword: () => fetchTokensByPassword({ username: 'demo', password: 'x' }, callContext),
  fetchTokensByRefresh: () => fetchTokensByRefresh('a-token', callContext),
  revokeTokens: () => revokeTokens('a-token', callContext),
  fetchUser: () => fetchUser(callContext),
};

let platform: ScriptedPlatform;
beforeEach(async () => {
  platform = await startScriptedPlatform(json({ error: 'not_found' }, 404));
  freshProcess({ PLATFORM_URL: platform.url });
});
afterEach(() => platform.close());

test('the table has every call of lib/upstream', () => {
  const folder = join(__dirname, '../../../lib/upstream');
  const files = [...readdirSync(folder), 'studio/studio.ts'].filter((file) => file.endsWith('.ts'));
  const made = files.flatMap((file) =>
    Object.keys(jest.requireActual<object>(join(folder, file))).filter((name) =>
      /^(call|change|confirm|fetch|open|request|resend|revoke|send|stop|withdraw)./.test(name),
    ),
  );
  expect(Object.keys(calls).sort()).toEqual(made.sort());
});

test.each(Object.keys(calls))(
  '%s carries the id of the request in work, without one an id of its own',
  async (name) => {
    const call = () => calls[name]!().catch(() => null);
    await runWithResponse({ req: { headers: { 'x-request-id': 'r-1' } } } as unknown as ServerResponse, call);
    await call();
    expect(platform.requests.map(({ headers }) => headers['x-request-id'])).toEqual([
      'r-1',
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
  },
);
