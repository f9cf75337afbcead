import { screen, waitFor } from '@testing-library/react';
import { mockPlatform, button, chips, click, enter, field, leave, paste, press, showShare } from './show-share';

beforeEach(mockPlatform);

describe('the recipients', () => {
  test.each([
    ['a comma', 'a@a.example,'],
    ['a semicolon', 'a@a.example;'],
    ['a space', 'a@a.example '],
  ])('%s makes one of what was typed', async (_what, typed) => {
    await showShare();
    await enter('a@a.example');
    expect(chips()).toEqual([]);
    await enter(typed);
    expect(chips()).toEqual(['a@a.example']);
    expect(field()).toHaveValue('');
  });

  it('Enter makes one and sends nothing', async () => {
    await showShare();
    await enter('a@a.example');
    expect(await press('Enter')).toBe(false);
    expect(chips()).toEqual(['a@a.example']);
  });

  it('leaving the field makes one', async () => {
    await showShare();
    await enter('a@a.example');
    await leave();
    expect(chips()).toEqual(['a@a.example']);
  });

  it('a list that is pasted is several, its lines too, each once', async () => {
    await showShare();
    await paste('a@a.example, b@b.example\nc@c.example; A@A.example');
    expect(chips()).toEqual(['a@a.example', 'b@b.example', 'c@c.example']);
  });

  it('one address that is pasted stays in the field, to be changed', async () => {
    await showShare();
    expect(await paste('a@a.example')).toBe(true);
    expect(chips()).toEqual([]);
  });

  it('Backspace in the empty field takes the last one away, else a letter', async () => {
    await showShare();
    await paste('a@a.example b@b.example');
    await enter('c');
    await press('Backspace');
    expect(chips()).toHaveLength(2);
    await enter('');
    await press('Backspace');
    expect(chips()).toEqual(['a@a.example']);
  });

  it('each has a button that removes it, and the focus goes on to the field', async () => {
    await showShare();
    await paste('a@a.example b@b.example');
    await click('Remove a@a.example');
    expect(chips()).toEqual(['b@b.example']);
    expect(field()).toHaveFocus();
  });

  it('the field has the focus at first, and nothing is wrong with it before somebody was there', async () => {
    await showShare();
    expect(field()).toHaveFocus();
    expect(field()).toBeValid();
  });

  it('without one the message is ‘mandatory field’', async () => {
    await showShare();
    await leave();
    await waitFor(() => expect(field()).toBeInvalid());
    expect(field()).toHaveAccessibleDescription(expect.stringContaining('mandatory field'));
  });

  it('what is no address is named and marked, and what was typed stays', async () => {
    await showShare();
    await paste('a@a.example b c@c');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining('not a valid e-mail: b, c@c'));
    expect(screen.getAllByText('invalid e-mail:')).toHaveLength(2);
    await click('Remove b');
    await click('Remove c@c');
    await waitFor(() => expect(field()).toBeValid());
  });

  it('an eleventh is one too many; none is thrown away', async () => {
    await showShare();
    await paste(Array.from({ length: 11 }, (_, index) => `r${index}@a.example`).join(' '));
    await leave();
    await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining('at most 10 recipients')));
    expect(chips()).toHaveLength(11);
    expect(button('Send')).toBeDisabled();
    await click('Remove r3@a.example');
    await waitFor(() => expect(button('Send')).toBeEnabled());
  });
});
