import { appInitCalls } from './calls/app-init';
import { assetCalls } from './calls/assets';
import { attachmentCalls } from './calls/attachments';
import { downloadCalls } from './calls/downloads';
import { badInput } from './calls/bad-input';
import { catalogueCalls } from './calls/catalogue';
import { codeCalls } from './calls/codes';
import { feedbackCalls } from './calls/feedback';
import { gtinCalls } from './calls/gtin';
import { ipiCalls } from './calls/ipi';
import { labelAuditCalls } from './calls/label-audit';
import { labelExportCalls } from './calls/label-exports';
import { labelPresetCalls } from './calls/label-presets';
import { labelTextCalls } from './calls/label-text';
import { labelPdfCalls } from './calls/label-pdf';
import { labelViewCalls } from './calls/label-view';
import { platformItself } from './calls/platform-itself';
import { productDetailCalls } from './calls/product-detail';
import { workgroupProductCalls } from './calls/workgroup-product';
import { productListCalls } from './calls/product-list';
import { productStates } from './calls/product-states';
import { publicListCalls } from './calls/public-list';
import { sdsInShortCalls } from './calls/sds-in-short';
import { sdsCompareCalls } from './calls/sds-compare';
import { sdsPdfCalls } from './calls/sds-pdf';
import { sdsViewCalls } from './calls/sds-view';
import { sdsXmlCalls } from './calls/sds-xml';
import { sharingCalls } from './calls/sharing';
import { studioCalls } from './calls/studio';
import { tdsPdfCalls } from './calls/tds-pdf';
import { tdsViewCalls } from './calls/tds-view';
import { textCalls } from './calls/texts';
import { tokenCalls } from './calls/tokens';
import { databases, type PlatformUnderTest, startOn } from './databases';
import { waitFor } from './mails';
import { platformClientOf } from './talk';

jest.setTimeout(300_000);

describe.each(databases)('the platform on %s', (database) => {
  let testPlatform: PlatformUnderTest;
  beforeAll(async () => void (testPlatform = await startOn(database)));
  afterAll(() => testPlatform.stop());

  const client = platformClientOf(database, () => testPlatform);
  productDetailCalls(client);
  publicListCalls(client);
  catalogueCalls(client);
  gtinCalls(client);
  productStates(client);
  studioCalls(client);
  if (client.isThorough) {
    sdsPdfCalls(client);
    tdsPdfCalls(client);
    ipiCalls(client);
    labelViewCalls(client);
    sdsViewCalls(client);
    sdsCompareCalls(client);
    sdsInShortCalls(client);
    sdsXmlCalls(client);
    tdsViewCalls(client);
    labelExportCalls(client);
    codeCalls(client);
    labelPdfCalls(client);
    labelAuditCalls(client);
    labelTextCalls(client);
    assetCalls(client);
  }
  attachmentCalls(client);
  downloadCalls(client);
  labelPresetCalls(client);
  textCalls(client);
  tokenCalls(client);
  appInitCalls(client);
  productListCalls(client);
  workgroupProductCalls(client);
  sharingCalls(client);
  feedbackCalls(client);
  badInput(client);
  platformItself(client);

  if (database === 'PostgreSQL')
    test('a PostgreSQL that is away is 503 with Retry-After, and calls are answered again when it is back', async () => {
      const ask = () => client.send('/api/v1/p/products?page=1');
      const failures = () => client.log().split('a request failed').length;
      const failuresBefore = failures();
      expect((await ask()).status).toBe(200);
      testPlatform.postgres!.halt();
      for (let turn = 0; turn < 3; turn += 1) {
        const { status, headers, json } = await ask();
        expect([status, headers['retry-after'], json()]).toEqual([503, '5', { error: 'unavailable' }]);
      }
      testPlatform.postgres!.resume();
      await waitFor(async () => ((await ask()).status === 200 ? true : undefined));
      expect(failures()).toBe(failuresBefore);
    });
});
