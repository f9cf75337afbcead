import { act, fireEvent, render, screen } from '@testing-library/react';
import { KeepSite } from '@/components/site/keep-site';
import { mySite, siteKey } from '@/lib/browser/storage/my-site';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const texts = { keep: 'Keep', forget: 'Forget', add: 'Add', replace: 'Replace', print: 'Print' };
/** Another tab keeps a list; its event may not have arrived. */
const keepInOtherTab = (value: string) =>
  window.localStorage.setItem(siteKey, JSON.stringify({ value, timestamp: Date.now() }));

beforeEach(() => {
  window.localStorage.clear();
  mySite.keep([1001]);
  render(<KeepSite products={[1002]} interfaceLang="en" texts={texts} />);
});

test('a list that another tab keeps is known at once', () => {
  keepInOtherTab('1002');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: siteKey })));
  expect(screen.getByRole('button', { name: 'Forget' })).toBeVisible();
});

test('products are added to the list that is kept now, also if another tab has just changed it', () => {
  keepInOtherTab('1001.1003');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(mySite.current()).toBe('1001.1003.1002');
});

test('a list that another tab has just kept is not forgotten in place of that of the page', () => {
  act(() => mySite.keep([1002]));
  const forget = screen.getByRole('button', { name: 'Forget' });
  keepInOtherTab('1003');
  fireEvent.click(forget);
  expect(mySite.current()).toBe('1003');
});
