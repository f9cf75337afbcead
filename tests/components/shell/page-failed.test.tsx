import { render } from '@testing-library/react';
import { PageFailed } from '@/components/shell/pages/page-failed';
import { navigateTo } from '@/lib/browser/interaction/navigate-to';

jest.mock('@/lib/browser/interaction/navigate-to');

test('a page that broke leads to unhandlederror; the console has the failure with origin 1, seen by a person', () => {
  const written = jest.spyOn(console, 'info').mockImplementation(() => {});
  render(<PageFailed error={Object.assign(new Error('a defect'), { digest: '4711' })} />);
  expect(jest.mocked(navigateTo).mock.calls).toEqual([['/p/unhandlederror?id=4711', { replaces: true }]]);
  const failure = { code: 1, id: '4711', wasDisplayedInTheUi: true };
  expect(written.mock.calls).toEqual([['Error id: 4711', expect.objectContaining(failure)]]);
});

test('from there “Try again” leads back to the page with its query', () => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
  window.history.replaceState(null, '', '/p/1001/de/gh/2?version=10012');
  render(<PageFailed error={Object.assign(new Error('a defect'), { digest: '4711' })} />);
  expect(jest.mocked(navigateTo).mock.lastCall?.[0]).toBe(
    '/p/unhandlederror?id=4711&next=%2F1001%2Fde%2Fgh%2F2%3Fversion%3D10012',
  );
});

test.each(['(app)', '(dossier)/[id]/[interfaceLang]', '(studio)'])(
  'a page of app/%s that broke leads there, too',
  async (group) => {
    const { default: shown } = (await import(`@/app/${group}/error`)) as { default: unknown };
    expect(shown).toBe(PageFailed);
  },
);
