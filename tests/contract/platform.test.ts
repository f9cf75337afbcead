import { appInitCalls } from './calls/app-init';
import { assetCalls } from './calls/assets';
import { attachmentCalls } from './calls/attachments';
import { badInput } from './calls/bad-input';
import { ipiCalls } from './calls/ipi';
import { labelAuditCalls } from './calls/label-audit';
import { labelPdfCalls } from './calls/label-pdf';
import { labelViewCalls } from './calls/label-view';
import { platformItself } from './calls/platform-itself';
import { productDetailCalls } from './calls/product-detail';
import { productStates } from './calls/product-states';
import { sdsCompareCalls } from './calls/sds-compare';
import { sdsPdfCalls } from './calls/sds-pdf';
import { sdsViewCalls } from './calls/sds-view';
import { tdsPdfCalls } from './calls/tds-pdf';
import { tdsViewCalls } from './calls/tds-view';
import { textCalls } from './calls/texts';
import { tokenCalls } from './calls/tokens';
import { databases, type PlatformUnderTest, startOn } from './databases';
import { talkTo } from './talk';

jest.setTimeout(60_000);

describe.each(databases)('the platform on %s', (database) => {
  let under: PlatformUnderTest;
  beforeAll(async () => void (under = await startOn(database)));
  afterAll(() => under.stop());

  const talk = talkTo(database, () => under);
  productDetailCalls(talk);
  productStates(talk);
  sdsViewCalls(talk);
  sdsCompareCalls(talk);
  sdsPdfCalls(talk);
  tdsViewCalls(talk);
  tdsPdfCalls(talk);
  ipiCalls(talk);
  labelViewCalls(talk);
  labelPdfCalls(talk);
  labelAuditCalls(talk);
  textCalls(talk);
  assetCalls(talk);
  attachmentCalls(talk);
  tokenCalls(talk);
  appInitCalls(talk);
  badInput(talk);
  platformItself(talk);
});
