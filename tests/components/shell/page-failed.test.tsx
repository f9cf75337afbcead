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

test.each(['(app)', '(dossier)/[id]/[interfaceLang]', '(studio)'])(
  'a page of app/%s that broke leads there, too',
  async (group) => {
    const { default: shown } = (await import(`@/app/${group}/error`)) as { default: unknown };
    expect(shown).toBe(PageFailed);
  },
);
