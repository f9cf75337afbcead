import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Dropdown, type DropdownProps } from '@/components/ui/selection/dropdown';
import { dialogsLoaded } from '@/tests/support/dialogs-have-come';

beforeAll(dialogsLoaded);

const languages = ['Čeština', 'Deutsch', 'English', 'Español', 'Français'].map((text, index) => ({
  value: String(index),
  text,
}));

function MessageLanguage(props: Partial<DropdownProps>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  return (
    <Dropdown
      label="Message language"
      options={languages}
      placeholder="Choose a language"
      filterLabel="Filter languages"
      emptyText="There are no languages"
      emptyFilterText="No language contains this"
      {...props}
      value={value}
      onChoose={setValue}
    />
  );
}

const box = () => screen.getByRole('combobox', { name: 'Message language' });
const filter = () => screen.getByRole('combobox', { name: 'Filter languages' });
const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(document.activeElement!, { key }));
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const isOpen = () => box().getAttribute('aria-expanded') === 'true';

/** The option that is marked for the key Enter. */
function active(): string | null {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)!.textContent : null;
}

describe('dropdown', () => {
  it('opens on a click, with the focus in the filter and the chosen option marked', () => {
    render(<MessageLanguage value="2" />);
    expect(box()).toHaveTextContent('English');
    fireEvent.click(box());
    expect(filter()).toHaveFocus();
    expect(active()).toBe('English');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('English');
    expect(names()).toEqual(['Čeština', 'Deutsch', 'English', 'Español', 'Français']);
  });

  it('its panel scrolls from a height of 200 px', () => {
    render(<MessageLanguage />);
    fireEvent.click(box());
    expect(screen.getByRole('listbox')).toHaveClass('max-h-[200px]', 'overflow-y-auto');
  });

  it('chooses by a click, closes and gives the focus back', () => {
    render(<MessageLanguage />);
    expect(box()).toHaveTextContent('Choose a language');
    fireEvent.click(box());
    fireEvent.click(screen.getByRole('option', { name: 'Deutsch' }));
    expect(box()).toHaveTextContent('Deutsch');
    expect(isOpen()).toBe(false);
    expect(box()).toHaveFocus();
  });

  test.each([
    { filterText: ' SP ', shown: ['Español'] },
    { filterText: '  ', shown: ['Čeština', 'Deutsch', 'English', 'Español', 'Français'] },
  ])('shows what contains the filter "$filterText"', ({ filterText, shown }) => {
    render(<MessageLanguage />);
    fireEvent.click(box());
    fireEvent.change(filter(), { target: { value: filterText } });
    expect(names()).toEqual(shown);
  });

  it('says that nothing contains the filter', () => {
    render(<MessageLanguage />);
    fireEvent.click(box());
    fireEvent.change(filter(), { target: { value: 'xyz' } });
    expect(screen.getByText('No language contains this')).toBeInTheDocument();
    press('Enter');
    expect(isOpen()).toBe(true);
  });

  it('says that there is nothing to choose from', () => {
    render(<MessageLanguage options={[]} />);
    fireEvent.click(box());
    expect(screen.getByText('There are no languages')).toBeInTheDocument();
  });

  it('begins with the whole list when it is opened again', () => {
    render(<MessageLanguage />);
    fireEvent.click(box());
    fireEvent.change(filter(), { target: { value: 'sp' } });
    press('Escape');
    fireEvent.click(box());
    expect(names()).toHaveLength(5);
  });

  test.each([
    { keys: ['ArrowDown'], marked: 'Deutsch' },
    { keys: ['ArrowDown', 'ArrowDown', 'ArrowUp'], marked: 'Deutsch' },
    { keys: ['ArrowUp'], marked: 'Čeština' },
    { keys: ['PageDown'], marked: 'Français' },
    { keys: ['PageDown', 'ArrowDown'], marked: 'Français' },
    { keys: ['PageDown', 'PageUp'], marked: 'Čeština' },
  ])('$keys in the filter mark $marked, and Enter chooses it', ({ keys, marked }) => {
    render(<MessageLanguage />);
    fireEvent.click(box());
    press(...keys);
    expect(active()).toBe(marked);
    press('Enter');
    expect(box()).toHaveTextContent(marked);
    expect(box()).toHaveFocus();
  });

  it('marks the first of what the filter leaves', () => {
    render(<MessageLanguage value="4" />);
    fireEvent.click(box());
    fireEvent.change(filter(), { target: { value: 'e' } });
    expect(active()).toBe('Čeština');
  });

  test.each(['Enter', ' ', 'ArrowDown', 'ArrowUp'])('opens by the key "%s"', (key) => {
    render(<MessageLanguage />);
    act(() => box().focus());
    press(key);
    expect(isOpen()).toBe(true);
  });

  it('closed, is chosen from by typing', () => {
    render(<MessageLanguage />);
    act(() => box().focus());
    press('e', 's');
    expect(box()).toHaveTextContent('Español');
    expect(isOpen()).toBe(false);
  });

  it('takes a letter after 500 ms as the beginning of another word', () => {
    jest.useFakeTimers();
    render(<MessageLanguage />);
    act(() => box().focus());
    press('e');
    jest.advanceTimersByTime(500);
    press('f');
    expect(box()).toHaveTextContent('Français');
    jest.useRealTimers();
  });

  it('without a filter keeps the focus, and typing marks', () => {
    render(<MessageLanguage filterLabel={undefined} />);
    act(() => box().focus());
    press('Enter', 'f');
    expect(box()).toHaveFocus();
    expect(active()).toBe('Français');
    press('Home');
    expect(active()).toBe('Čeština');
    press(' ');
    expect(box()).toHaveTextContent('Čeština');
    expect(isOpen()).toBe(false);
  });

  it('closes when the focus goes elsewhere', () => {
    render(
      <>
        <MessageLanguage />
        <button type="button">Send</button>
      </>,
    );
    fireEvent.click(box());
    act(() => screen.getByRole('button', { name: 'Send' }).focus());
    expect(isOpen()).toBe(false);
  });

  it('that is disabled does not open and is not chosen from', () => {
    render(<MessageLanguage disabled />);
    fireEvent.click(box());
    fireEvent.keyDown(box(), { key: 'e' });
    expect(isOpen()).toBe(false);
    expect(box()).toHaveAttribute('aria-disabled', 'true');
    expect(box()).toHaveTextContent('Choose a language');
  });

  it('within a dialog has Escape for itself while it is open', () => {
    render(
      <Dialog title="Share" closeLabel="Close" open>
        <MessageLanguage />
      </Dialog>,
    );
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(box());
    press('Escape');
    expect(isOpen()).toBe(false);
    expect(dialog.getByText('Message language')).toBeInTheDocument();
  });

  test.each([
    { position: 'below it', top: 100, style: { left: '40px', width: '300px', top: '148px', bottom: 'auto' } },
    {
      position: 'above it near the foot',
      top: 700,
      style: { left: '40px', width: '300px', top: 'auto', bottom: '72px' },
    },
  ])('its list opens $position and follows it when the page scrolls', ({ top, style }) => {
    const scrolled = 8;
    const rect = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    rect.mockReturnValue(new DOMRect(40, top + scrolled, 300, 44));
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(250);
    render(<MessageLanguage />);
    fireEvent.click(box());
    rect.mockReturnValue(new DOMRect(40, top, 300, 44));
    fireEvent.scroll(document.body);
    expect(screen.getByRole('listbox').parentElement).toHaveStyle(style);
  });
});
