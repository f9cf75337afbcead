import { readOutbox } from '../contract/mails';
import { beLoggedIn } from './demo-account';
import { expectNoAxeViolations } from './expect-no-axe-faults';
import { expect, test } from './journey';
import { readCodeInPdf } from './read-code';
import { savedFile } from './saved-file';

test(
  'hazards in short are looked at from the landing page, and print on one page',
  { tag: '@widths' },
  async ({ page, open, site, size }) => {
    await open('/p/1001/en/pd/1');
    await page.getByRole('link', { name: 'Hazards in short, on one page' }).click();
    await expect(page).toHaveURL(`${site}/p/1001/en/hazards/1`);
    await expect(page.getByRole('img', { name: 'Orange-coloured plate: 33 above 1090' })).toBeVisible();
    await expect(page.getByText('Wear eye protection')).toBeVisible();
    await expect(page.getByRole('row', { name: /TRGS 900|2000\/39/ }).first()).toContainText('mg/m³');
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Something wrong on this page?' }).click();
    await expect(page.getByText('About the page “Hazards in short”')).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    if (size !== 'desktop') return;
    for (const path of ['/p/1007/de/hazards/2', '/p/1009/el/hazards/8']) {
      await open(path);
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor writes to the supplier about the version in view, and a robot is told nothing', async ({
    page,
    open,
    site,
  }) => {
    await open('/p/1009/en/gh/1?version=10091');
    await page.getByRole('link', { name: 'Something wrong on this page?' }).click();
    await expect(page.getByText('About the page “Safety data sheet”, version 1.0 of the sheet')).toBeVisible();
    await page.getByLabel('What is wrong?').fill('The flash point of this journey is wrong.');
    // The browser takes this address, the platform does not: the form comes back with what was written.
    await page.getByLabel('Your e-mail address').fill('anna@customer');
    await page.getByRole('button', { name: 'Send to the supplier' }).click();
    await expect(page.getByRole('alert').first()).toContainText('It was not sent');
    await expect(page.getByLabel('What is wrong?')).toHaveValue('The flash point of this journey is wrong.');
    await page.getByLabel('Your e-mail address').fill('anna@customer.example');
    await page.getByRole('button', { name: 'Send to the supplier' }).click();
    await expect(page.getByRole('status').first()).toContainText('on its way to Demo Chemicals GmbH');
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await expect(page).toHaveURL(`${site}/p/1009/en/gh/1?version=10091`);
    await open('/p/1009/en/feedback/1?page=pd');
    await page.getByLabel('What is wrong?').fill('Cheap watches of this journey');
    await page.locator('input[name=website]').fill('https://spam.example');
    await page.getByRole('button', { name: 'Send to the supplier' }).click();
    await expect(page.getByRole('status').first()).toContainText('on its way');
    const mails = () => readOutbox(process.env.DOSSIER_MAILS!);
    await expect
      .poll(async () => (await mails()).filter(({ text }) => text?.includes('of this journey')).length)
      .toBe(1);
    const mail = (await mails()).find(({ text }) => text?.includes('of this journey'));
    expect(mail?.text).toContain('/p/1009/en/gh/1?version=10091');
    expect(mail?.replyTo?.[0]?.address).toBe('anna@customer.example');
  });

  test('the versions lead to what changed, and a site is printed from its address', async ({ page, open, site }) => {
    await open('/p/1009/en/gh/1');
    await page.getByRole('link', { name: 'Versions and what changed' }).first().click();
    await expect(page.getByRole('link', { name: 'SECTION 11: Toxicological information' })).toBeVisible();
    await page.getByRole('link', { name: 'See the changes since version 1.0' }).click();
    await expect(page).toHaveURL(`${site}/p/1009/en/gh/1?compare=10091`);
    await open('/p/site?products=1001.1009.999999&interfaceLang=en');
    await expect(page.getByRole('heading', { name: 'n-Hexane' })).toBeVisible();
    await expect(page.getByText('Product 999999 cannot be shown.')).toBeVisible();
    expect(await readCodeInPdf(await page.pdf(), 1)).toMatch(/\/p\/(?:1001|1009)$/);
    await page.getByRole('link', { name: /^Remove n-Hexane/ }).click();
    await expect(page).toHaveURL(`${site}/p/site?products=1001.999999&interfaceLang=en`);
  });
});

test('a user saves the codes of the selected products', async ({ page, open }) => {
  await beLoggedIn(page, open);
  await open('/p/products');
  for (const name of [/Acetone technical/, /n-Hexane/]) await page.getByRole('checkbox', { name }).first().check();
  await page.getByRole('region', { name: /^Sel/ }).getByRole('button', { name: 'Codes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kind of code').selectOption('GS1 DataMatrix');
  await expectNoAxeViolations(page, '[role=dialog]');
  const sheets = await savedFile(page, () => dialog.getByRole('button', { name: 'Save codes' }).click());
  expect(sheets.name).toMatch(/^codes_datamatrix_.*\.pdf$/);
  await page.getByRole('region', { name: /^Sel/ }).getByRole('button', { name: 'Codes' }).click();
  await dialog.getByLabel('File').selectOption({ label: 'ZIP with a drawing (SVG) of each' });
  const zip = await savedFile(page, () => dialog.getByRole('button', { name: 'Save codes' }).click());
  expect(zip.name).toMatch(/^codes_qr_.*\.zip$/);
});

test('a site is kept on the device, and the start page leads to it', async ({ page, open, site }) => {
  await open('/p/site?products=1001.1003&interfaceLang=en');
  const together = page.getByRole('group', { name: 'Storing together' }).getByRole('row', { name: /^3 Acetone/ });
  await expect(together).toContainText('The storage classes alone require no separate storage');
  await expectNoAxeViolations(page, 'main');
  await page.getByRole('button', { name: 'Keep as my site on this device' }).click();
  await open('/p?interfaceLang=en');
  await page.getByRole('link', { name: 'My site' }).click();
  await expect(page).toHaveURL(`${site}/p/site?products=1001.1003&interfaceLang=en`);
  await page.getByRole('button', { name: 'Forget my site on this device' }).click();
  await open('/p?interfaceLang=en');
  await expect(page.getByRole('link', { name: 'My site' })).toHaveCount(0);
});
