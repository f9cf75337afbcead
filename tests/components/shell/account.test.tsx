import { fireEvent, screen, within } from '@testing-library/react';
import { Account } from '@/components/shell/header/account';
import { SessionEnded } from '@/components/shell/header/session-ended';
import { productSelection, selectionKey } from '@/lib/browser/storage/product-selection';
import { renderIn } from '@/tests/components/render-in';
import { dialogsLoaded } from '@/tests/support/dialogs-have-come';

jest.mock('next/navigation', () => ({
  usePathname: () => '/1001/en/gh/1',
  useSearchParams: () => new URLSearchParams('version=3'),
}));

const viewer = {
  name: 'Ada',
  workgroups: [
    { id: 3, text: 'Laboratory' },
    { id: 4, text: 'Production' },
  ],
  workgroup: 4,
  antiForgery: 'good',
};
/** What the browser sends when a button of a form is pressed. */
const fieldsOf = (button: HTMLElement) => {
  const inputs = [...(button as HTMLButtonElement).form!.querySelectorAll('input')].map(({ name, value }) => [
    name,
    value,
  ]);
  const { name, value } = button as HTMLButtonElement;
  return Object.fromEntries([...inputs, ...(name ? [[name, value]] : [])]) as Record<string, string>;
};
const back = { xsrf: 'good', next: '/1001/en/gh/1?version=3' };

describe('the account in the header', () => {
  it('offers an anonymous visitor to log in and to come back here', () => {
    renderIn('en', <Account viewer={null} interfaceLang="en" />);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/p/login?next=%2F1001%2Fen%2Fgh%2F1%3Fversion%3D3&interfaceLang=en',
    );
  });

  it('opens more than ten workgroups as a list with a filter, which sends the chosen one', async () => {
    await dialogsLoaded();
    const workgroups = Array.from({ length: 11 }, (_, index) => ({ id: index + 1, text: `Group ${index + 1}` }));
    renderIn('en', <Account viewer={{ ...viewer, workgroups }} interfaceLang="en" />);
    fireEvent.click(screen.getByLabelText('Account: Ada'));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Group 4' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Workgroup' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Filter the list' }), { target: { value: ' GROUP 1' } });
    expect(dialog.getAllByRole('radio').map((radio) => radio.textContent)).toEqual(['Group 1', 'Group 10', 'Group 11']);
    const sent = jest.fn((event: SubmitEvent) => {
      event.preventDefault();
      return fieldsOf(event.submitter!);
    });
    window.addEventListener('submit', sent, { once: true });
    fireEvent.click(dialog.getByRole('radio', { name: 'Group 10' }));
    expect(sent.mock.results[0]?.value).toEqual({ ...back, action: 'workgroup', workgroup: '10' });
  });

  it('names who is logged in and marks the chosen workgroup', () => {
    renderIn('en', <Account viewer={viewer} interfaceLang="en" />);
    expect(screen.getByLabelText('Account: Ada')).toBeInTheDocument();
    const groups = within(screen.getByText('Workgroup').parentElement!);
    const marks = groups
      .getAllByRole('button', { hidden: true })
      .map((button) => [button.textContent, button.getAttribute('aria-current')]);
    expect(marks).toEqual([
      ['Laboratory', null],
      ['Production', 'true'],
    ]);
  });

  it('switches the workgroup and logs out by forms that lead back here', () => {
    renderIn('en', <Account viewer={viewer} interfaceLang="en" />);
    expect(fieldsOf(screen.getByRole('button', { name: 'Laboratory', hidden: true }))).toEqual({
      ...back,
      action: 'workgroup',
      workgroup: '3',
    });
    expect(fieldsOf(screen.getByRole('button', { name: 'Log out', hidden: true }))).toEqual({
      ...back,
      action: 'log-out',
    });
  });

  it('leads to the product list', () => {
    renderIn('en', <Account viewer={viewer} interfaceLang="en" />);
    expect(screen.getByRole('link', { name: 'Products', hidden: true })).toHaveAttribute('href', '/p/products');
  });

  it.each(['Laboratory', 'Log out'])('%s forgets the products that were selected', (name) => {
    productSelection.select('7 4', [{ id: 1001, name: 'Acetone' }], true);
    renderIn('en', <Account viewer={viewer} interfaceLang="en" />);
    fireEvent.submit(screen.getByRole<HTMLButtonElement>('button', { name, hidden: true }).form!);
    expect(productSelection.get('7 4')).toEqual([]);
    expect(window.sessionStorage.getItem(selectionKey)).toBeNull();
  });

  it('offers no switch to a user with one workgroup', () => {
    renderIn('en', <Account viewer={{ ...viewer, workgroups: [viewer.workgroups[0]!] }} interfaceLang="en" />);
    expect(screen.queryByText('Workgroup')).not.toBeInTheDocument();
  });

  it('a session that ended is said, with the way to log in again', () => {
    renderIn('de', <SessionEnded interfaceLang="de" />);
    expect(screen.getByRole('status')).toHaveTextContent('Ihre Sitzung ist abgelaufen.');
    expect(screen.getByRole('link', { name: 'Neu anmelden' })).toHaveAttribute(
      'href',
      expect.stringContaining('interfaceLang=de'),
    );
  });
});
