import { render } from '@testing-library/react';
import { UncaughtErrors } from '@/components/shell/document/document-effects';

test.each([
  ['error', new ErrorEvent('error', { message: 'TypeError: a defect' })],
  ['rejection', Object.assign(new Event('unhandledrejection'), { reason: new TypeError('a defect') })],
])('an uncaught %s of a page stands in the console with origin 2, until the page is gone', (_what, event) => {
  const written = jest.spyOn(console, 'info').mockImplementation(() => {});
  const { unmount } = render(<UncaughtErrors />);
  window.dispatchEvent(event);
  const failure = { code: 2, type: 'UNKNOWN', debug: 'TypeError: a defect', wasDisplayedInTheUi: false };
  expect(written.mock.calls).toEqual([[expect.stringMatching(/^Error id: \w{3}$/), expect.objectContaining(failure)]]);
  unmount();
  window.dispatchEvent(event);
  expect(written).toHaveBeenCalledTimes(1);
});
