import { expect, test } from './journey';

test.describe('on a small phone in German', () => {
  // What a QR code opens there.
  test.use({ viewport: { width: 375, height: 667 }, locale: 'de-DE' });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('how to rinse eyes is on the first screen after two taps, with whom to call', async ({ page, open }) => {
        await open('/p/1001');
        await page.getByRole('banner').getByRole('link', { name: 'Im Notfall' }).tap();
        await page.getByRole('link', { name: 'Augen', exact: true }).tap();
        const response = page.getByRole('region', { name: 'Augen' });
        const words = response.getByText(
          /einige Minuten \(mindestens 10\sMinuten\) behutsam unter fließendem Wasser spülen/,
        );
        await expect(words).toBeInViewport();
        expect(await page.evaluate(() => window.scrollY)).toBeLessThan(60);
        // The bar at the foot covers nothing of them.
        const bar = await page.getByRole('navigation', { name: 'Seiten zu diesem Produkt' }).boundingBox();
        const bottom = await words.evaluate((element) => {
          const range = document.createRange();
          const text = element.firstChild!;
          range.setStart(text, 0);
          range.setEnd(text, text.textContent!.indexOf('spülen') + 'spülen'.length);
          return range.getBoundingClientRect().bottom;
        });
        expect(bottom).toBeLessThanOrEqual(bar!.y);
        for (const name of [/^Notrufnummer/, 'Notruf (EU) 112'])
          await expect(page.getByRole('link', { name })).toBeInViewport();
      });
    });
  }

  test.use({ hasTouch: true });

  test('the answer of another way takes the place of the first, and whom to call stays', async ({ page, open }) => {
    await open('/p/1001/de/emergency/2');
    await page.getByRole('link', { name: 'Augen', exact: true }).tap();
    await page.getByRole('link', { name: 'Brand', exact: true }).tap();
    await expect(page.getByRole('region', { name: 'Brand' })).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Augen' })).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('link', { name: 'Notruf (EU) 112' })).toBeInViewport();
  });
});

for (const width of [375, 1400]) {
  test(`nothing is red for an emergency with a product that is known to be harmless, on a screen of ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const redOf = (colours: string[]) =>
      colours.filter((colour) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        return alpha > 0 && red - Math.max(green, blue) > 10;
      });
    const coloursOf = (names: string) =>
      page.locator(names).evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .flatMap((element) => {
            const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
            return [color, backgroundColor, borderTopColor];
          }),
      );
    // Demineralised water; a paint whose label warns of an allergen; acetone.
    for (const [id, isHarmless] of [
      [1020, true],
      [1017, false],
      [1001, false],
    ] as const) {
      await open(`/p/${id}/de/pd/2`);
      const link = page.getByRole('link', { name: 'Im Notfall' }).filter({ visible: true });
      await expect(link).toBeVisible();
      const linkColours = await coloursOf('a[href*="/emergency/"]');
      expect(redOf(linkColours).length === 0, `${id}: the link has ${linkColours.join(' ')}`).toBe(isHarmless);
      await link.click();
      await page.waitForURL(/\/emergency\//);
      await expect(page.getByRole('link', { name: 'Notruf (EU) 112' })).toBeVisible();
      const screenColours = await coloursOf('main article *');
      expect(redOf(screenColours).length === 0, `${id}: the screen has ${screenColours.join(' ')}`).toBe(isHarmless);
    }
  });
}

for (const width of [320, 360, 375, 412]) {
  test(`no number to call breaks on a screen of ${width} px, in any language`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 667 });
    for (const [index, lang] of ['en', 'de', 'fr', 'sl', 'it', 'es', 'pl', 'el'].entries())
      for (const id of [1001, 1004]) {
        await open(`/p/${id}/${lang}/emergency/${index + 1}`);
        const lines = await page
          .locator('main a[href^="tel:"] .font-bold')
          .evaluateAll((numbers) => numbers.map((number) => number.getBoundingClientRect().height));
        expect(lines).toHaveLength(2);
        for (const height of lines) expect(height).toBeLessThan(36);
        const links = await page.locator('main a[href^="tel:"]').all();
        const [companyBox, services] = await Promise.all(links.map((link) => link.boundingBox()));
        expect(services!.y, `${lang} ${id}`).toBe(companyBox!.y);
        expect(services!.x + services!.width).toBeLessThanOrEqual(width);
      }
  });
}
