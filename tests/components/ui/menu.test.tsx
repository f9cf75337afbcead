import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Menu } from '@/components/ui/selection/menu';
import { dialogsLoaded } from '@/tests/support/dialogs-have-come';

beforeAll(dialogsLoaded);

const chosen = jest.fn();
const button = () => screen.getByLabelText('Choose', { selector: 'summary' });
const menu = () => screen.queryByRole('menu', { name: 'Choose' });
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
/** Radix listens, and gives the focus back, from the next turn on. */
const nextTurn = () => act(() => new Promise((done) => setTimeout(done, 1)));

function showMenu(sends = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())) {
  render(
    <>
      <form id="sent" onSubmit={sends} />
      <Menu
        label="Choose"
        button="Choose"
        panelClassName="w-44"
        groups={[
          {
            key: 'places',
            heading: <p>Places</p>,
            entries: [
              { key: 'here', isChosen: false, element: <a href="#here">Here</a> },
              {
                key: 'there',
                isChosen: true,
                element: (
                  <a href="#there" aria-current="true">
                    There
                  </a>
                ),
              },
            ],
          },
          {
            key: 'deeds',
            entries: [
              {
                key: 'do',
                element: (
                  <button type="button" onClick={chosen}>
                    Do it
                  </button>
                ),
              },
              { key: 'send', element: <button form="sent">Send it</button> },
            ],
          },
        ]}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
  return { details: button().closest('details')!, sends };
}

async function openMenu() {
  const shown = showMenu();
  fireEvent.click(button());
  await nextTurn();
  return shown;
}

describe('menu', () => {
  it('opens by a click in place of the list, at the entry that holds', async () => {
    const { details } = await openMenu();
    expect(details.open).toBe(false);
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(within(menu()!).getAllByRole('menuitemradio')).toHaveLength(2);
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveFocus();
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveAttribute('href', '#there');
    expect(screen.getByRole('group', { name: 'Places' })).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Do it' })).toBeInTheDocument();
  });

  test.each([
    { keys: ['ArrowDown'], focused: 'Do it' },
    { keys: ['ArrowUp'], focused: 'Here' },
    { keys: ['End'], focused: 'Send it' },
    { keys: ['End', 'ArrowDown'], focused: 'Here' },
    { keys: ['Home'], focused: 'Here' },
    { keys: ['d'], focused: 'Do it' },
  ])('$keys move the focus to $focused', async ({ keys, focused }) => {
    await openMenu();
    for (const key of keys) {
      press(key);
      await nextTurn();
    }
    expect(document.activeElement).toHaveTextContent(focused);
  });

  it('opens by the arrow down on its button', () => {
    showMenu();
    fireEvent.keyDown(button(), { key: 'ArrowDown' });
    expect(menu()).toBeInTheDocument();
  });

  test.each([
    { what: 'something in it is chosen', how: () => fireEvent.click(screen.getByRole('menuitem', { name: 'Do it' })) },
    { what: 'Enter is pressed', how: () => press('Enter') },
    { what: 'the visitor presses Escape', how: () => press('Escape') },
    { what: 'its button is pressed again', how: () => fireEvent.click(button()) },
  ])('closes and gives the focus back when $what', async ({ how }) => {
    await openMenu();
    how();
    await nextTurn();
    expect(menu()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('closes when the visitor clicks elsewhere', async () => {
    await openMenu();
    fireEvent.pointerDown(screen.getByText('Elsewhere'));
    expect(menu()).not.toBeInTheDocument();
  });

  it('does what is chosen', async () => {
    chosen.mockClear();
    await openMenu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Do it' }));
    expect(chosen).toHaveBeenCalledTimes(1);
  });

  it('stays while an entry sends its form', async () => {
    const { sends } = await openMenu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Send it' }));
    expect(sends).toHaveBeenCalledTimes(1);
    expect(menu()).toBeInTheDocument();
  });

  it('writes no style element: the policy of the pages refuses it', async () => {
    await openMenu();
    expect(document.querySelectorAll('style')).toHaveLength(0);
  });

  it('leaves the list that the browser opened, before the page was ready, to the browser', () => {
    const { details } = showMenu();
    details.open = true;
    expect(fireEvent.click(button())).toBe(true);
    expect(menu()).not.toBeInTheDocument();
  });
});

describe('the list of a menu, without its code', () => {
  it('has the same entries, the one that holds marked', () => {
    const { details } = showMenu();
    const list = within(details);
    expect(list.getByRole('link', { current: true, hidden: true })).toHaveTextContent('There');
    expect(list.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Here',
      'There',
      'Do it',
      'Send it',
    ]);
  });

  test.each([
    { what: 'a link in it is followed', how: () => fireEvent.click(screen.getByText('Here')) },
    { what: 'the visitor presses Escape', how: () => fireEvent.keyDown(document, { key: 'Escape' }) },
    { what: 'the visitor clicks elsewhere', how: () => fireEvent.pointerDown(screen.getByText('Elsewhere')) },
    { what: 'the focus goes elsewhere', how: () => fireEvent.focusIn(screen.getByText('Elsewhere')) },
  ])('closes when $what', ({ how }) => {
    const { details } = showMenu();
    details.open = true;
    how();
    expect(details.open).toBe(false);
  });

  it('stays open when another key is pressed or the focus moves within it', () => {
    const { details } = showMenu();
    details.open = true;
    fireEvent.keyDown(document, { key: 'a' });
    fireEvent.focusIn(screen.getByText('Here'));
    expect(details.open).toBe(true);
  });
});
