import { interfaceLanguages } from '@/lib/domain/languages';
import { tabs } from '@/lib/domain/tabs';
import { inAppMessages } from '@/lib/i18n/in-app-messages';

test('no two pages of a product have the same title: every screen is called otherwise in every language', () => {
  const names = interfaceLanguages.flatMap((code) =>
    tabs.map(({ segment }) => inAppMessages[code].app[`screen_${segment}`]),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
