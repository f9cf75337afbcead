import { internetShortcut } from '@/lib/domain/pages/permalink';

test('an internet shortcut opens its address', () => {
  expect(internetShortcut('https://dossier.example/p/1001')).toBe(
    '[InternetShortcut]\r\nURL=https://dossier.example/p/1001\r\n',
  );
});

test('an internet shortcut has one address in one line', () => {
  const lines = internetShortcut('https://dossier.example/p/1\r\nIconFile=\\\\other\\share').split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^URL=https:\/\/dossier\.example\//);
});
