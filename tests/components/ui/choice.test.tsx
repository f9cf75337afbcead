import { act, fireEvent, screen } from '@testing-library/react';
import { Choice } from '@/components/ui/selection/choice';
import type { ChoiceOption } from '@/components/ui/selection/choice-list';
import { renderIn } from '@/tests/components/render-in';
import { dialogsLoaded } from '@/tests/support/dialogs-have-come';

beforeAll(dialogsLoaded);

const sizes: ChoiceOption[] = [
  { value: '2', text: '52 × 74 mm', hint: 'up to 3 litres' },
  { value: '4', text: '74 × 105 mm' },
  { value: '5', text: '105 × 148 mm' },
];

const versions: ChoiceOption[] = [
  { value: '3', text: '3.0', href: '/1001/en/gh/1' },
  { value: '2', text: '2.0', href: '/1001/en/gh/1?version=2' },
];

function openList(options: ChoiceOption[], value: string | null, onChoose?: (value: string) => void) {
  renderIn(
    'en',
    <Choice
      title="Label dimensions"
      trigger={<button type="button">Dimensions</button>}
      options={options}
      value={value}
      onChoose={onChoose}
    />,
    ['choice'],
  );
  fireEvent.click(screen.getByRole('button', { name: 'Dimensions' }));
}

const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

const many = (count: number, markedText?: string): ChoiceOption[] =>
  Array.from({ length: count }, (_, index) => ({
    value: String(index + 1),
    text: `v${index + 1}.0`,
    ...(markedText && { href: markedText }),
  }));

describe('a short list of which one is chosen', () => {
  const menu = () => screen.queryByRole('menu', { name: 'Label dimensions' });

  it('is a menu named by the title and begins at the one that holds', () => {
    openList(sizes, '4');
    expect(menu()).toBeInTheDocument();
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveAccessibleName('74 × 105 mm');
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveFocus();
  });

  it('scrolls from a height of 200 px', () => {
    openList(sizes, '4');
    expect(menu()).toHaveClass('[--panel-height:200px]', 'overflow-y-auto');
  });

  it('closes when one is chosen and hands its value on', () => {
    const onChoose = jest.fn();
    openList(sizes, '4', onChoose);
    fireEvent.click(screen.getByRole('menuitemradio', { name: '105 × 148 mm' }));
    expect(onChoose.mock.calls).toEqual([['5']]);
    expect(menu()).not.toBeInTheDocument();
  });

  it('closes without a choice when it is left', () => {
    const onChoose = jest.fn();
    openList(sizes, '4', onChoose);
    press('Escape');
    expect(onChoose).not.toHaveBeenCalled();
    expect(menu()).not.toBeInTheDocument();
  });

  it('says more about an option beside its name', () => {
    openList(sizes, '2');
    expect(screen.getByRole('menuitemradio', { name: '52 × 74 mm' })).toHaveAccessibleDescription('up to 3 litres');
  });

  it('may be links: the one that holds is marked, and it closes behind the one that is followed', () => {
    openList(versions, '3');
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveAccessibleName('3.0');
    const link = screen.getByRole('menuitemradio', { name: '2.0' });
    expect(link).toHaveAttribute('href', '/p/1001/en/gh/1?version=2');
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link);
    expect(menu()).not.toBeInTheDocument();
  });
});

describe('a long list of which one is chosen', () => {
  it('is a dialog with a group of radio buttons and begins at the one that holds', () => {
    openList(many(12), '4');
    expect(screen.getByRole('radiogroup', { name: 'Label dimensions' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('v4.0');
    expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
  });

  it('closes when one is chosen and hands its value on', () => {
    const onChoose = jest.fn();
    openList(many(12), '4', onChoose);
    fireEvent.click(screen.getByRole('radio', { name: 'v5.0' }));
    expect(onChoose.mock.calls).toEqual([['5']]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes without a choice when it is left', () => {
    const onChoose = jest.fn();
    openList(many(12), '4', onChoose);
    press('Escape');
    expect(onChoose).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    { keys: ['ArrowDown'], focused: 'v5.0' },
    { keys: ['End', 'ArrowDown'], focused: 'v1.0' },
    { keys: ['ArrowUp'], focused: 'v3.0' },
    { keys: ['Home', 'ArrowLeft'], focused: 'v12.0' },
    { keys: ['Home'], focused: 'v1.0' },
    { keys: ['F2'], focused: 'v4.0' },
  ])('$keys move the focus to $focused and choose nothing', ({ keys, focused }) => {
    const onChoose = jest.fn();
    openList(many(12), '4', onChoose);
    keys.forEach(press);
    expect(document.activeElement).toHaveAccessibleName(focused);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('has one stop of the Tab key, which follows the focus', () => {
    openList(many(12), null);
    const stops = () => screen.getAllByRole('radio').flatMap(({ tabIndex }, index) => (tabIndex === 0 ? [index] : []));
    expect(stops()).toEqual([0]);
    press('End');
    expect(stops()).toEqual([11]);
  });

  it('may be links: the one that holds is marked, and the dialog closes behind the one that is followed', () => {
    openList(many(12, '/p/1001/en/gh/1'), '3');
    expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('v3.0');
    expect(screen.getByRole('link', { current: true })).toHaveFocus();
    const link = screen.getByRole('link', { name: 'v2.0' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the filter of a list of which one is chosen', () => {
  const filter = () => screen.queryByRole('textbox', { name: 'Filter the list' });
  const type = (value: string) => {
    act(() => filter()!.focus());
    fireEvent.change(filter()!, { target: { value } });
  };

  it.each([
    [10, false],
    [11, true],
  ])('over %i entries is there: %s', (count, isThere) => {
    openList(many(count), '1');
    expect(filter() !== null).toBe(isThere);
  });

  it.each([
    ['radio', undefined],
    ['link', '/p/1001/en/gh/1'],
  ])('leaves each %s that contains what was typed, without the spaces around it', (role, href) => {
    openList(many(12, href), '1');
    type(' V1 ');
    expect(screen.getAllByRole(role).map(({ textContent }) => textContent)).toEqual([
      'v1.0',
      'v10.0',
      'v11.0',
      'v12.0',
    ]);
  });

  it.each([
    ['radio', undefined],
    ['link', '/p/1001/en/gh/1'],
  ])('takes the first character that is typed on a %s, and those after it', (_role, href) => {
    openList(many(12, href), '4');
    // The browser writes it into the element that has the focus after the event, unless that was prevented.
    expect(press('1')).toBe(true);
    expect(filter()).toHaveFocus();
    expect(press('2')).toBe(true);
    expect(filter()).toHaveFocus();
  });

  it.each([{ key: ' ' }, { key: 'a', ctrlKey: true }, { key: 'Shift' }])('leaves the key %j to the list', (key) => {
    openList(many(12), '4');
    fireEvent.keyDown(document.activeElement!, key);
    expect(screen.getByRole('radio', { name: 'v4.0' })).toHaveFocus();
  });

  it('moves by the arrows through what it left, and chooses it', () => {
    const onChoose = jest.fn();
    openList(many(12), '12', onChoose);
    type('v1');
    act(() => screen.getByRole('radio', { name: 'v12.0' }).focus());
    press('ArrowDown');
    expect(screen.getByRole('radio', { name: 'v1.0' })).toHaveFocus();
    press('End');
    fireEvent.click(document.activeElement!);
    expect(onChoose.mock.calls).toEqual([['12']]);
  });

  it('keeps one entry in the order of the Tab key', () => {
    openList(many(12), '12');
    type('v2');
    expect(screen.getByRole('radio')).toHaveAttribute('tabindex', '0');
  });

  it('announces that no entry contains what was typed', () => {
    openList(many(12), '1');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    type('xyz');
    expect(screen.getByRole('status')).toHaveTextContent('No entry contains this text.');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
