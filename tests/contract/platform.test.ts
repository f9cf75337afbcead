import { assetCalls } from './calls/assets';
import { attachmentCalls } from './calls/attachments';
import { badInput } from './calls/bad-input';
import { platformItself } from './calls/platform-itself';
import { productDetailCalls } from './calls/product-detail';
import { productStates } from './calls/product-states';
import { sdsViewCalls } from './calls/sds-view';
import { textCalls } from './calls/texts';
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
  textCalls(talk);
  assetCalls(talk);
  attachmentCalls(talk);
  badInput(talk);
  platformItself(talk);
});
