import { fireEvent, render, screen } from '@testing-library/react';
import { Menu } from '@/components/ui/menu';

function openMenu() {
  render(
    <>
      <Menu label="Choose" button="Choose">
        <a href="#there">There</a>
        <button type="button">Here</button>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  const details = screen.getByRole('group') as HTMLDetailsElement;
  details.open = true;
  return details;
}

describe('menu', () => {
  test.each([
    { what: 'something in it is chosen', how: () => fireEvent.click(screen.getByRole('link')) },
    { what: 'the visitor presses Escape', how: () => fireEvent.keyDown(document, { key: 'Escape' }) },
    { what: 'the visitor clicks elsewhere', how: () => fireEvent.pointerDown(screen.getByText('Elsewhere')) },
    { what: 'the focus goes elsewhere', how: () => fireEvent.focusIn(screen.getByText('Elsewhere')) },
  ])('closes when $what', ({ how }) => {
    const details = openMenu();
    how();
    expect(details.open).toBe(false);
  });

  it('stays open when another key is pressed or the focus moves within it', () => {
    const details = openMenu();
    fireEvent.keyDown(document, { key: 'a' });
    fireEvent.focusIn(screen.getByRole('link'));
    expect(details.open).toBe(true);
  });

  it('gives the focus back to its button on Escape', () => {
    openMenu();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });
});
