import { act, fireEvent, screen } from '@testing-library/react';
import { choose, layOut, layout, sectionOf, settle, showSds } from '@/tests/components/sds/show-sds';
import { dialogsLoaded } from '@/tests/support/dialogs-have-come';

beforeAll(dialogsLoaded);

const html =
  sectionOf(2, 'Highly flammable. Keep <b>flam</b>mables away. <del>Flammable</del>') +
  sectionOf(7, 'Store where nothing flammable is.');

/** The highlights of a browser that can, as texts by name. */
const highlights = new Map<string, Iterable<Range>>();
const highlighted = (name: string) => [...(highlights.get(name) ?? [])].map((range) => range.toString());

beforeEach(() => {
  layOut();
  highlights.clear();
  Object.assign(window, {
    CSS: { highlights },
    Highlight: class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges);
      }
    },
  });
});
afterEach(() => Reflect.deleteProperty(window, 'CSS'));

const field = () => screen.getByRole('searchbox', { name: 'Find in this sheet' });
const status = () => screen.getByRole('search').querySelector('[role="status"]')!.textContent;
const show = () => showSds({ html, sections: [2, 7] });

async function find(query: string) {
  // The search's code comes when its field is entered.
  fireEvent.focus(field());
  await act(async () => void (await import('@/lib/browser/sds/find-sds-text')));
  fireEvent.change(field(), { target: { value: query } });
  await settle();
}
async function press(key: string, more = {}) {
  fireEvent.keyDown(field(), { key, ...more });
  await settle();
}

describe('search within the sheet', () => {
  it('marks every place, says how many and where the first is', async () => {
    await show();
    await find('FLAMMABLE');
    expect(status()).toBe('1 of 4, § 2 Hazards');
    expect(highlighted('sds-found')).toEqual(['flammable', 'flammable', 'Flammable', 'flammable']);
    expect(highlighted('sds-found-current')).toEqual(['flammable']);
  });

  it('Enter leads to the next place, Shift and Enter to the one before, around the ends', async () => {
    await show();
    await find('flammable');
    for (const expected of ['2 of 4', '3 of 4', '4 of 4, § 7 Handling and storage', '1 of 4']) {
      await press('Enter');
      expect(status()).toContain(expected);
    }
    await press('Enter', { shiftKey: true });
    expect(status()).toContain('4 of 4');
    expect(layout.scrolledTo.at(-1)).toContain('nothing flammable');
  });

  it('has buttons for both', async () => {
    await show();
    await find('flammable');
    fireEvent.click(screen.getByRole('button', { name: 'Next match' }));
    expect(status()).toContain('2 of 4');
    fireEvent.click(screen.getByRole('button', { name: 'Previous match' }));
    expect(status()).toContain('1 of 4');
  });

  it('begins at what is in view', async () => {
    layout.topOf = (element) => (element.closest('#section-2') ? -900 : 300);
    await show();
    await find('flammable');
    expect(status()).toBe('4 of 4, § 7 Handling and storage');
  });

  it('Escape clears it', async () => {
    await show();
    await find('flammable');
    await press('Escape');
    expect(field()).toHaveValue('');
    expect(status()).toBe('');
    expect([...highlights.keys()]).toEqual([]);
  });

  it('its button clears it and leads back to the field', async () => {
    await show();
    await find('flammable');
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await settle();
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect([...highlights.keys()]).toEqual([]);
  });

  it('says when nothing is found', async () => {
    await show();
    await find('krypton');
    expect(status()).toBe('not found');
    expect(screen.getByRole('button', { name: 'Next match' })).toBeDisabled();
  });

  it('waits for the second character', async () => {
    await show();
    await find('f');
    expect(status()).toBe('');
    expect([...highlights.keys()]).toEqual([]);
  });

  it('searches the text that takes the place of this one', async () => {
    window.fetch = async () => Response.json({ html: sectionOf(2, 'flammable, flammable'), sections: [2] });
    await show();
    await find('flammable');
    await choose('Version v3.0', 'v2.0');
    await settle();
    expect(status()).toContain('of 2');
    expect(highlighted('sds-found')).toEqual(['flammable', 'flammable']);
  });

  it('works in a comparison', async () => {
    await showSds({ html: sectionOf(2, '<del>H373</del><ins>H372</ins>'), sections: [2], choice: { compare: '27' } });
    await find('h373 h372');
    expect(highlighted('sds-found')).toEqual(['H373 H372']);
  });

  it('in a browser without highlights the place that was led to is selected', async () => {
    Reflect.deleteProperty(window, 'CSS');
    await show();
    await find('flammable');
    await press('Enter');
    expect(document.getSelection()?.toString()).toBe('flammable');
  });
});
