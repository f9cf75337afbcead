import { readFileSync } from 'node:fs';
import { interfaceLanguages } from '@/lib/domain/languages/languages';
import { feedbackPages } from '@/lib/domain/pages/feedback';
import { tabs } from '@/lib/domain/pages/tabs';
import { appMessages } from '@/lib/i18n/in-app-messages';

test('no two pages of a product have the same title: every screen is called otherwise in every language', () => {
  const names = interfaceLanguages.flatMap((code) =>
    tabs.map(({ segment }) => appMessages[code].app[`screen_${segment}`]),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(interfaceLanguages)(
  'the safety instructions have one name in %s: tab, page, its description, and what is printed',
  (code) => {
    const { tab_ipi, tab_short_ipi, screen_mh, meta_mh } = appMessages[code].app;
    // Web app and platform never import each other.
    const title = /ipi: \{\s+title: '(.+)'/.exec(readFileSync(`platform/languages/${code}/sheet.ts`, 'utf8'))![1]!;
    expect(screen_mh).toBe(title);
    expect(tab_ipi!.toLowerCase()).toBe(title.toLowerCase());
    expect(meta_mh!.startsWith(title)).toBe(true);
    // For want of room, a part of it.
    expect(title.toLowerCase()).toContain(tab_short_ipi!.toLowerCase());
  },
);

test.each(interfaceLanguages)('a visitor’s mail to a supplier calls the pages in %s as the interface does', (code) => {
  const file = readFileSync(`platform/languages/${code}/mails.ts`, 'utf8');
  const [, pages = ''] = /\n  feedback: \{[^]*?\n    pages: \{([^}]*)\}/.exec(file)!;
  const names = [...pages.matchAll(/(\w+): '(.*)',/g)].map(([, page, name]) => [page, name]);
  expect(names.map(([page]) => page).toSorted()).toEqual([...feedbackPages].toSorted());
  const app: Record<string, string> = appMessages[code].app;
  expect(names).toEqual(names.map(([page]) => [page, app[`screen_${page}`]]));
});
