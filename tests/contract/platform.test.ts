import { appInitCalls } from './calls/app-init';
import { assetCalls } from './calls/assets';
import { attachmentCalls } from './calls/attachments';
import { badInput } from './calls/bad-input';
import { catalogueCalls } from './calls/catalogue';
import { gtinCalls } from './calls/gtin';
import { ipiCalls } from './calls/ipi';
import { labelAuditCalls } from './calls/label-audit';
import { labelExportCalls } from './calls/label-exports';
import { labelTextCalls } from './calls/label-text';
import { labelPdfCalls } from './calls/label-pdf';
import { labelViewCalls } from './calls/label-view';
import { platformItself } from './calls/platform-itself';
import { productDetailCalls } from './calls/product-detail';
import { workgroupProductCalls } from './calls/workgroup-product';
import { productListCalls } from './calls/product-list';
import { productStates } from './calls/product-states';
import { publicListCalls } from './calls/public-list';
import { sdsCompareCalls } from './calls/sds-compare';
import { sdsPdfCalls } from './calls/sds-pdf';
import { sdsViewCalls } from './calls/sds-view';
import { sdsXmlCalls } from './calls/sds-xml';
import { sharingCalls } from './calls/sharing';
import { tdsPdfCalls } from './calls/tds-pdf';
import { tdsViewCalls } from './calls/tds-view';
import { textCalls } from './calls/texts';
import { tokenCalls } from './calls/tokens';
import { databases, type PlatformUnderTest, startOn } from './databases';
import { platformClientOf } from './talk';

jest.setTimeout(300_000);

describe.each(databases)('the platform on %s', (database) => {
  let under: PlatformUnderTest;
  beforeAll(async () => void (under = await startOn(database)));
  afterAll(() => under.stop());

  const client = platformClientOf(database, () => under);
  productDetailCalls(client);
  publicListCalls(client);
  catalogueCalls(client);
  gtinCalls(client);
  productStates(client);
  if (client.isThorough) {
    sdsViewCalls(client);
    sdsCompareCalls(client);
    sdsXmlCalls(client);
    tdsViewCalls(client);
    labelExportCalls(client);
    labelPdfCalls(client);
    labelAuditCalls(client);
    labelTextCalls(client);
    assetCalls(client);
    attachmentCalls(client);
  }
  sdsPdfCalls(client);
  tdsPdfCalls(client);
  ipiCalls(client);
  labelViewCalls(client);
  textCalls(client);
  tokenCalls(client);
  appInitCalls(client);
  productListCalls(client);
  workgroupProductCalls(client);
  sharingCalls(client);
  badInput(client);
  platformItself(client);
});
