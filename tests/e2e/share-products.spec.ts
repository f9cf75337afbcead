import type { Page } from '@playwright/test';
import { readOutbox, waitFor } from '../contract/mails';
import { beLoggedIn } from './demo-account';
import { expectNoAxeViolations } from './expect-no-axe-faults';
import { expect, test } from './journey';
import { publicOrigin } from './public-origin';
import { tabTo } from './tab-to';

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Share', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share products' });
const recipients = (page: Page) => dialog(page).getByRole('textbox', { name: 'Recipients' });
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send', exact: true });

/** Opens a page as a visitor who has logged in before. */
async function begin(page: Page, open: (address: string) => Promise<unknown>, path: string): Promise<void> {
  await beLoggedIn(page, open);
  await open(path);
}

/** As a visitor pastes a list that was copied elsewhere. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await recipients(page).focus();
  await page.keyboard.press('ControlOrMeta+v');
}

/** The mails to these addresses, once they are all there. */
const mailsTo = (addresses: string[]) =>
  waitFor(async () => {
    const mails = await readOutbox(process.env.DOSSIER_MAILS ?? '');
    const found = mails.filter(({ to }) => addresses.includes(to?.[0]?.address ?? ''));
    return found.length >= addresses.length ? found : undefined;
  });

/** React checks a radio button when its state has come, on a busy machine after the click. */
async function chooseSheet(page: Page): Promise<void> {
  const sheet = dialog(page).getByRole('radio', { name: 'Safety data sheet' });
  await sheet.click();
  await expect(sheet).toBeChecked();
}

test(
  'a user looks at the mail and sends a safety data sheet to three recipients, who open it',
  { tag: '@widths' },
  async ({ page, open, site, size }) => {
    await begin(page, open, '/p/1001/en/pi/1');
    await opener(page).click();
    await expect(recipients(page)).toBeFocused();
    await expect(send(page)).toBeDisabled();
    const addresses = ['one', 'two', 'three'].map((name) => `${name}-${size}@a.example`);
    await paste(page, `${addresses[0]}, ${addresses[1]}\n${addresses[2]};`);
    await expect(dialog(page).getByRole('button', { name: /^Remove \w+-/ })).toHaveCount(3);
    await chooseSheet(page);
    await dialog(page).getByRole('combobox', { name: 'Language of the message' }).click();
    await page.getByRole('option', { name: 'Deutsch' }).click();
    await dialog(page).getByRole('combobox', { name: 'Language of the safety data sheet' }).click();
    await page.getByRole('option', { name: 'Français' }).click();
    await expectNoAxeViolations(page, '[role=dialog]');

    await dialog(page).getByRole('button', { name: 'Preview' }).click();
    const mail = page.frameLocator('iframe[title="Preview of the e-mail"]');
    const button = mail.getByText('Sicherheitsdatenblatt öffnen');
    await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(button).toHaveCSS('padding-left', '20px');
    await expect(mail.getByText(`${publicOrigin}/p/1001/de/gh/3`)).toBeVisible();
    await expect(mail.getByText('demo (Demo Chemicals GmbH) hat Ihnen')).toBeVisible();
    await expect(mail.getByRole('img', { name: 'Demo Chemicals GmbH' })).toHaveJSProperty('naturalWidth', 432);
    await expectNoAxeViolations(page, '[role=dialog]');
    await dialog(page).getByRole('button', { name: 'Settings' }).click();
    await expect(dialog(page).getByRole('button', { name: /^Remove \w+-/ })).toHaveCount(3);
    await expect(dialog(page).getByRole('radio', { name: 'Safety data sheet' })).toBeChecked();

    await send(page).click();
    await expect(page.getByRole('status').getByText('shared successfully')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    const mails = await mailsTo(addresses);
    expect(mails.map(({ to }) => to?.map(({ address }) => address)).sort()).toEqual(
      addresses.map((recipient) => [recipient]).sort(),
    );
    const link = `${publicOrigin}/p/1001/de/gh/3`;
    for (const { cc, bcc, html, text } of mails) {
      expect([cc, bcc]).toEqual([undefined, undefined]);
      expect(html).toContain(`href="${link}"`);
      expect(text).toContain(link);
    }
    await open(link.replace(publicOrigin, site));
    await expect(page).toHaveURL(`${site}/p/1001/de/gh/3`);
    await expect(page.getByRole('heading', { name: /^RUBRIQUE 1\s?:/ })).toBeVisible();
  },
);

test('a selection of the list is shared, without the product that is taken out of it', async ({ page, open }) => {
  await begin(page, open, '/p/products');
  for (const name of ['Acetone technical 99.5 %', 'n-Hexane'])
    await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await page.getByRole('region', { name: /^Sel/ }).getByRole('button', { name: 'Share' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Remove n-Hexane/ })
    .click();
  await expect(dialog(page).getByRole('button', { name: /^Remove Acetone/ })).toBeDisabled();
  await paste(page, 'list@selection.example, other@selection.example');
  await send(page).click();
  await expect(dialog(page)).toBeHidden();
  const [mail] = await mailsTo(['list@selection.example']);
  expect(mail?.text).toContain(`${publicOrigin}/p/1001/en/pd/1`);
  expect(mail?.text).not.toContain('/p/1009/');
});

test('what is wrong stands at the recipients, those that the platform refuses too, until it is mended', async ({
  page,
  open,
  mayFail,
}) => {
  mayFail.push(/\/p\/api\/share\/send/);
  await begin(page, open, '/p/1002/en/pd/1');
  await opener(page).click();
  await paste(page, 'right@a.example wrong');
  await expect(recipients(page)).toHaveAccessibleDescription(/not a valid e-mail: wrong$/);
  await expect(send(page)).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Remove wrong' }).click();
  await paste(page, Array.from({ length: 10 }, (_, index) => `r${index}@a.example`).join(', '));
  await recipients(page).blur();
  await expect(recipients(page)).toHaveAccessibleDescription(/at most 10 recipients$/);
  await expect(send(page)).toBeDisabled();
  await recipients(page).focus();
  for (let index = 0; index < 10; index += 1) await page.keyboard.press('Backspace');
  await paste(page, 'two@at@signs.example ');
  await expect(send(page)).toBeEnabled();
  await send(page).click();
  await expect(recipients(page)).toHaveAccessibleDescription(/invalid e-mails: two@at@signs.example$/);
  await expect(recipients(page)).toBeFocused();
  await expect(dialog(page).getByRole('button', { name: 'Remove right@a.example' })).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await expectNoAxeViolations(page, '[role=dialog]');
});

test(
  'a server that fails says so with its id, and what was typed stays',
  { tag: '@soak' },
  async ({ page, open, mayFail }) => {
    mayFail.push(/\/p\/api\/share\/send/);
    await begin(page, open, '/p/1013/en/pd/1');
    await opener(page).click();
    await paste(page, 'kept@a.example, also@a.example');
    await chooseSheet(page);
    await send(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(/^The server could not do this\. .* Error id: \w{3}$/);
    await expect(dialog(page).getByRole('button', { name: /^Remove \w+@/ })).toHaveCount(2);
    await expect(dialog(page).getByRole('radio', { name: 'Safety data sheet' })).toBeChecked();
    await expect(send(page)).toBeEnabled();
  },
);

test('languages that cannot be had leave a form that works', { tag: '@soak' }, async ({ page, open, mayFail }) => {
  mayFail.push(/\/p\/api\/share\/languages/);
  await begin(page, open, '/p/1015/en/pd/1');
  await opener(page).click();
  await expect(dialog(page).getByText('The languages cannot be loaded at the moment.')).toBeVisible();
  await paste(page, 'a@a.example, b@a.example');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  const mail = page.frameLocator('iframe[title="Preview of the e-mail"]');
  await expect(mail.getByText('Open the product page')).toBeVisible();
});

test(
  'a product without SDS is shared with its overview, and a banner says why',
  { tag: '@soak' },
  async ({ page, open }) => {
    await begin(page, open, '/p/1020/en/pd/1');
    await opener(page).click();
    await expect(dialog(page).getByText(/There is no language in which all these products have a valid/)).toBeVisible();
    await expect(dialog(page).getByRole('radio')).toHaveCount(1);
    await expect(dialog(page).getByRole('radio', { name: 'Product overview' })).toBeDisabled();
    await expectNoAxeViolations(page, '[role=dialog]');
  },
);

test('the whole way by keyboard', async ({ page, open }) => {
  await begin(page, open, '/p/1003/en/pd/1');
  await tabTo(page, opener(page));
  await page.keyboard.press('Enter');
  await expect(recipients(page)).toBeFocused();
  await page.keyboard.type('first@keyboard.example, second@keyboard.example');
  await page.keyboard.press('Enter');
  await page.keyboard.type('slip,');
  await page.keyboard.press('Backspace');
  await tabTo(page, dialog(page).getByRole('radio', { name: 'Product overview' }));
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('radio', { name: 'Safety data sheet' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('combobox', { name: 'Language of the message' })).toHaveText('Deutsch');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Preview' }));
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe').getByText('Sicherheitsdatenblatt öffnen')).toBeVisible();
  await tabTo(page, send(page));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  const [mail] = await mailsTo(['first@keyboard.example', 'second@keyboard.example']);
  expect(mail?.text).toContain(`${publicOrigin}/p/1003/de/gh/2`);
});

test('what belongs to the dialog comes only to who can use it', { tag: '@soak' }, async ({ page, open }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      void response.text().then(
        (text) => scripts.push(text),
        () => undefined,
      );
  });
  const isThere = () => scripts.some((text) => text.includes('share languages'));
  await open('/p/1001/en/pd/1');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(isThere()).toBe(false);
  await expect(page.getByRole('banner').locator('summary').and(page.getByLabel('Share'))).toBeVisible();
  await begin(page, open, '/p/1001/en/pd/1');
  await expect.poll(isThere).toBe(true);
});

const lowScreens = [
  { width: 375, height: 740, keyboard: 0 },
  { width: 375, height: 740, keyboard: 336 },
  { width: 320, height: 568, keyboard: 253 },
  { width: 320, height: 260, keyboard: 0 },
  { width: 667, height: 375, keyboard: 160 },
];

test('every button of the dialog can be reached on phones, above an on-screen keyboard too', async ({ page, open }) => {
  await beLoggedIn(page, open);
  for (const { width, height, keyboard } of lowScreens)
    await test.step(`${width} × ${height} px with a keyboard of ${keyboard} px`, async () => {
      await page.setViewportSize({ width, height });
      await open('/p/1001/el/pd/8');
      await page.getByRole('banner').getByRole('button', { name: 'Κοινοποίηση', exact: true }).click();
      const box = page.getByRole('dialog');
      await expect(box.locator('textarea')).toBeAttached();
      // There is no keyboard here: the viewport says what it says above one.
      await page.evaluate((visibleHeight) => {
        const viewport = window.visualViewport!;
        Object.defineProperty(viewport, 'height', { get: () => visibleHeight });
        viewport.dispatchEvent(new Event('resize'));
      }, height - keyboard);
      await expect(box.getByRole('textbox', { name: 'Παραλήπτες' })).toBeFocused();
      const isOnTop = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      };
      if (keyboard > 0) expect(await box.getByRole('textbox', { name: 'Παραλήπτες' }).evaluate(isOnTop)).toBe(true);
      const rows = new Set<number>();
      for (const name of ['Προεπισκόπηση', 'Αποστολή']) {
        const button = box.getByRole('button', { name, exact: true });
        // A dialog without room for its parts scrolls as a whole.
        if (height - keyboard < 250) await button.scrollIntoViewIfNeeded();
        const { y, height: buttonHeight } = (await button.boundingBox())!;
        rows.add(Math.round(y));
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + buttonHeight).toBeLessThanOrEqual(height - keyboard);
        expect(await button.evaluate(isOnTop)).toBe(true);
      }
      expect(rows.size).toBe(1);
      // The close button that phones have is in the head.
      await box.getByRole('button', { name: 'Κλείσιμο' }).first().click();
      await expect(box).toBeHidden();
    });
});
