import type { Page } from '@playwright/test';
import { expect, rowTag, test } from './journey';

/** The fonts that the browser draws each of the words with, by Chromium's own account. */
async function fontsOf(page: Page, words: string[]): Promise<Record<string, string[]>> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  await page.evaluate((expectedValue) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const word of expectedValue) {
        const index = text.nodeValue!.indexOf(word);
        const isShown = text.parentElement!.checkVisibility() && !text.parentElement!.closest('option, script');
        if (index < 0 || !isShown || document.querySelector(`[data-word="${word}"]`)) continue;
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const marked = document.createElement('b');
        marked.style.fontWeight = 'inherit';
        marked.dataset.word = word;
        range.surroundContents(marked);
        texts.currentNode = marked.firstChild!;
        break;
      }
  }, words);
  const { root } = await client.send('DOM.getDocument');
  const found: Record<string, string[]> = {};
  for (const word of words) {
    const { nodeId } = await client.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: `[data-word="${word}"]`,
    });
    if (nodeId === 0) continue;
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    found[word] = fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `${familyName} (system)`));
  }
  return found;
}

const languageNames = { Slovenščina: 'Dossier Sans', Ελληνικά: 'Dossier Sans' };

for (const [language, path, words] of [
  ['English', '/p/1001/en/pd/1', languageNames],
  ['Slovenian', '/p/1001/sl/pd/4', { Slovenščina: 'Dossier Sans' }],
  ['Polish', '/p/1001/pl/pd/7', languageNames],
  ['Greek', '/p/1001/el/pd/8', { Slovenščina: 'Dossier Sans', Ελληνικά: 'Source Sans 3' }],
] as const) {
  test(
    `words of a first visit in ${language} are in one font each, the page’s own`,
    rowTag(language === 'Greek'),
    async ({ page, open }) => {
      const files: string[] = [];
      page.on('request', (request) => request.resourceType() === 'font' && files.push(request.url()));
      // A font that comes after its time (font-display: optional) is for the next page; a busy machine may take longer than that.
      await expect(async () => {
        await open(path);
        await page.evaluate(() => document.fonts.ready);
        const text = await page.locator('main').innerText();
        // Letters beyond those of English, wherever they stand.
        const otherLetterWords = [...new Set(text.match(/\p{L}+/gu) ?? [])]
          .filter((word) => /[\u0100-\uffff]/.test(word))
          .slice(0, 20);
        if (language !== 'English') expect(otherLetterWords.length).toBeGreaterThan(3);
        const fonts = await fontsOf(page, [...Object.keys(words), ...otherLetterWords]);
        for (const [word, family] of Object.entries(words))
          expect(fonts[word], word).toEqual([expect.stringContaining(family)]);
        for (const [word, families] of Object.entries(fonts)) {
          expect(families, word).toHaveLength(1);
          expect(families[0], word).not.toContain('(system)');
        }
      }).toPass();
      expect(new Set(files).size).toBe(language === 'Greek' ? 2 : 1);
    },
  );
}
