import { expect, test } from './journey';
import { unfoldMore } from './unfold-more';

const tabs = ['home', 'detail', 'SDS', 'technical data sheet', 'label', 'safety instructions'];

test(
  'the tabs are a bar on top that stays, and an icon bar at the foot of the smallest screens',
  { tag: '@sizes' },
  async ({ page, open }) => {
    await open('/p/1001/en/pi/1');
    const nav = page.getByRole('navigation', { name: 'Pages of this product' });
    await test.step('the tabs stand in the order of the specification and the page is marked', async () => {
      const links = nav.getByRole('list').getByRole('link');
      await expect(links).toHaveCount(tabs.length);
      for (const [position, name] of tabs.entries()) await expect(links.nth(position)).toHaveAccessibleName(name);
      await expect(nav.locator('[aria-current=page]')).toHaveAccessibleName('detail');
    });
    await page.evaluate(() => window.scrollTo(0, 1500));
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    const bar = await nav.boundingBox();
    const isSmall = size.width < 640;
    if (isSmall) expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(size.height);
    else expect(bar?.y).toBe(0);
  },
);

test('the product’s name and what to do in an emergency stay in the bar when one scrolls', async ({ page, open }) => {
  await open('/p/1001/en/gh/1');
  await page.evaluate(() => window.scrollTo(0, 1500));
  for (const name of ['Acetone technical 99.5 %', 'In an emergency']) {
    const box = await page.getByRole('link', { name, exact: true }).boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(0);
    expect(box!.y + box!.height).toBeLessThanOrEqual(49);
  }
});

test('a disabled tab says why and leads nowhere; its address leads to the detail', async ({ page, open, site }) => {
  await open('/p/1020/en/pd/1');
  const tab = page.getByRole('navigation', { name: 'Pages of this product' }).getByRole('link', { name: 'SDS' });
  await expect(tab).toHaveAttribute('aria-disabled', 'true');
  await expect(tab).toHaveAccessibleDescription('content is not available');
  await tab.click({ force: true });
  await expect(page).toHaveURL(`${site}/p/1020/en/pd/1`);
  await open('/p/1020/en/gh/1');
  await expect(page).toHaveURL(`${site}/p/1020/en/pi/1`);
});

test(
  'a language that is not valid leads to the first valid one, a short path to the landing page',
  { tag: '@soak' },
  async ({ page, open, site }) => {
    await open('/p/1021/en/gh/1');
    await expect(page).toHaveURL(`${site}/p/1021/en/gh/2`);
    for (const path of ['/p/1021', '/p/1021/de', '/p/1021/de/gh']) {
      await open(path);
      await expect(page).toHaveURL(`${site}/p/1021/en/pd/1`);
    }
  },
);

test('links do not fetch a page before it is asked for', async ({ page, open }) => {
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document' || request.url().includes('_rsc')) pages.push(request.url());
  });
  await open('/p/1001/en/pd/1');
  const links = page.getByRole('navigation', { name: 'Pages of this product' }).getByRole('link');
  for (const link of await links.all()) await link.hover({ force: true });
  await page.waitForLoadState('networkidle');
  expect(pages).toHaveLength(1);
});

test('the page and what its address carries stay in another interface language', async ({ page, open, site }) => {
  await open('/p/1001/en/pi/1');
  await page.getByLabel('Language of this page: English').click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/de/pi/2`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('main')).toContainText('Aceton technisch');

  await open('/p/1001/en/gh/1?compare=10012&qr=0');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/de/gh/1?compare=10012&qr=0`);
  await unfoldMore(page);
  await expect(page.getByRole('button', { name: 'Vergleichsversion v2.0' })).toBeVisible();

  await open('/p/1001/en/gh/1/download');
  await page.getByLabel('Language of this page: English').click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/de/gh/1/download`);
});

test('the start page speaks the language that the visitor chose last', async ({ page, open, context, site }) => {
  const languageCookie = async () => (await context.cookies()).find(({ name }) => name === 'language')?.value;
  await open('/p');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(languageCookie).toBe('en_US');
  await open('/p/1001/en/pi/1');
  await page.getByLabel('Language of this page: English').click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/de/pi/2`);
  expect(await languageCookie()).toBe('de_DE');
  await open('/p');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('searchbox').fill('1002');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/p/1002/de/pd/2`);
});

test(
  'a choice made in place is carried to the other interface language',
  { tag: '@soak' },
  async ({ page, open, site }) => {
    await open('/p/1001/en/gh/1');
    await unfoldMore(page);
    await page.getByRole('button', { name: 'QR visibility visible' }).click();
    await page.getByRole('menuitemradio', { name: 'not visible' }).click();
    await expect(page).toHaveURL(`${site}/p/1001/en/gh/1?qr=0`);
    await page.getByLabel('Language of this page: English').click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`${site}/p/1001/de/gh/1?qr=0`);
  },
);

test(
  'an interface language that cannot be had falls back to the English page',
  { tag: '@soak' },
  async ({ page, open, site }) => {
    await open('/p/1001/fi/gh/2');
    await expect(page).toHaveURL(`${site}/p/1001/en/gh/2`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

test('the chosen appearance holds on the next page', async ({ page, open }) => {
  await open('/p/1001/en/pd/1');
  await page.getByLabel('Appearance: Light').click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await open('/p/1001/en/pi/1');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByLabel('Appearance: Dark')).toBeVisible();
});

test('another interface language keeps the appearance and the open sidebars', async ({ page, open, site }) => {
  await open('/p/1001/en/gh/1');
  await page.getByLabel('Appearance: Light').click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${site}/p/1001/de/gh/1`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('complementary', { name: 'Angaben' })).toBeVisible();
});

test(
  'the footer leads to the privacy page, which names what the browser keeps, and back',
  { tag: '@widths' },
  async ({ page, open, site, context }) => {
    const address = `${site}/p/1001/de/pi/2`;
    await open('/p/1001/en/pi/1');
    await page.getByLabel('Appearance: Light').click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await page.getByLabel('Language of this page: English').click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(address);
    const siteNavigation = page.getByRole('contentinfo').getByRole('navigation', { name: 'Über diese Website' });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    // A touch target is 44 pixels high.
    expect((await siteNavigation.boundingBox())!.height).toBeLessThanOrEqual(2 * 44);
    await siteNavigation.getByRole('link', { name: 'Datenschutz' }).click();
    await expect(page).toHaveURL(`${site}/p/privacy?interfaceLang=de`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutz');

    const terms = await page.getByRole('main').getByRole('term').allTextContents();
    const languageCookie = [
      ...(await context.cookies()).map(({ name }) => name),
      ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
    ];
    expect(languageCookie).toEqual(expect.arrayContaining(['language', 'language_chosen', 'theme']));
    expect(languageCookie.filter((name) => !terms.includes(name))).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(address);
  },
);

test('no bar at the foot of a phone’s screen covers the footer', { tag: '@phone' }, async ({ page, open }) => {
  for (const [path, bar] of [
    ['/p/1001/en/pi/1', page.getByRole('navigation', { name: 'Pages of this product' })],
    ['/p/1001/en/gh/1', page.locator('[data-foot=steps]')],
  ] as const) {
    await open(path);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const box = await page.getByRole('contentinfo').boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual((await bar.boundingBox())!.y + 1);
  }
});

test('an unknown product is a page that says so, with a way on', async ({ page, open, site }) => {
  await open('/p/999999/en/pd/1');
  await expect(page).toHaveURL(`${site}/p/dossiererror?id=999999&cause=unknown`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no product at this address');
  await page.getByRole('link', { name: 'Open the application' }).click();
  await page.getByRole('searchbox', { name: 'Search products' }).fill('1002');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/p/1002/en/pd/1`);
});

test('a product number that is none is searched', async ({ page, open }) => {
  await open('/p?id=67-64-1');
  await expect(page.getByRole('searchbox')).toHaveValue('67-64-1');
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('link').first()).toHaveText(/^Acetone/);
});

test('the screen changes at 640 and at 1280 pixels, not before', { tag: '@soak' }, async ({ page, open }) => {
  const bar = page.getByRole('navigation', { name: 'Pages of this product' });
  const footNavigation = page.getByLabel(/^Sections: §/);
  const section = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /First aid/ });
  const isBeside = async () => {
    const [entry, text] = [await section.boundingBox(), await page.getByRole('article').boundingBox()];
    return (entry?.x ?? 0) + (entry?.width ?? 0) <= (text?.x ?? 0);
  };
  const measureAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/p/1001/en/gh/1');
    await page.evaluate(() => window.scrollTo(0, 200));
    const box = await bar.boundingBox();
    return {
      tabs: box?.y === 0 ? 'top' : 'foot',
      steps: (await footNavigation.isVisible()) ? 'foot' : (await isBeside()) ? 'side' : 'row',
    };
  };
  expect(await measureAt(639)).toEqual({ tabs: 'foot', steps: 'foot' });
  expect(await measureAt(640)).toEqual({ tabs: 'top', steps: 'row' });
  expect(await measureAt(1279)).toEqual({ tabs: 'top', steps: 'row' });
  expect(await measureAt(1280)).toEqual({ tabs: 'top', steps: 'side' });
  await open('/p/1001/en/pi/1');
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
});
