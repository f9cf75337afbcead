import { fireEvent, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LabelFinding, PrintedMeasures } from '@/lib/domain/label/label-audit';
import en from '@/messages/en.json';
import { acetone } from '@/tests/components/acetone';
import {
  addressQuery,
  dialog,
  labelEdit,
  noFindings,
  openSetting,
  pass,
  settingsForm,
  showLabelEdit,
  type ShownLabel,
} from '@/tests/components/label/show-label';
import { renderIn } from '@/tests/components/render-in';
import { dialogsLoaded } from '@/tests/support/dialogs-have-come';

beforeAll(dialogsLoaded);

interface Wanted {
  src: string;
  arrive: () => void;
  fail: () => void;
}

/** Pictures and audits that were asked for; a picture comes when the test says so. */
let pictures: Wanted[];
let audits: string[];
let respondToAudit: () => Response;

beforeEach(() => {
  jest.useFakeTimers();
  pictures = [];
  audits = [];
  respondToAudit = () => Response.json(noFindings);
  HTMLImageElement.prototype.decode = function () {
    return new Promise((resolve, reject) => {
      pictures.push({ src: this.src, arrive: resolve, fail: () => reject(new Error('no picture')) });
    });
  };
  window.fetch = (input) => {
    audits.push(String(input));
    return Promise.resolve(respondToAudit());
  };
});
afterEach(() => jest.useRealTimers());

const picture = () => screen.getByRole('img', { name: /^Label of/ });
const queryOf = (address: string) => Object.fromEntries(new URL(address, 'https://dossier.example').searchParams);
const drawn = () => queryOf(picture().getAttribute('src') ?? '');
const requested = () => pictures.map(({ src }) => queryOf(src));
const row = (name: RegExp) => settingsForm().getByRole('button', { name });
const tool = (name: string) => settingsForm().getByRole('button', { name });
const ok = () => dialog().getByRole('button', { name: 'OK' });
const isOpen = () => screen.queryByRole('dialog') !== null;

/** The picture that was asked for last comes. */
async function arrive() {
  await pass(150);
  pictures.at(-1)!.arrive();
  await pass(0);
}

describe('label edit', () => {
  it('begins with the defaults, which stand in the rows', () => {
    showLabelEdit();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit label Acetone, technical');
    const rows = settingsForm()
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(rows.slice(3)).toEqual([
      'Label size 105 × 148 mm',
      'Sheet of labels plain paper',
      'Pack size > 3 to 50 l',
      'Content of the pack not stated',
      'Batch, date, serial number not stated',
      'Languages English',
      'Product codes all',
      'Printer prints in colour',
      'QR code to the product page',
      'Font size 10 pt',
      'Font size of the title 16 pt',
      'Margins 6\u00a0mm on all sides',
      'Statements on the label Read the full text (5)',
    ]);
    expect(settingsForm().getAllByRole('checkbox', { checked: false })).toHaveLength(11);
  });

  it('without languages in the address the first valid one is on the label, and leads', () => {
    showLabelEdit({ dossier: { ...acetone, validLangs: [2, 1] } });
    expect(drawn()).toMatchObject({ xlang: '2', rlang: '2' });
  });

  it('has the picture at true scale with a ruler, and asks for nothing that came with the page', async () => {
    showLabelEdit();
    expect(picture()).toHaveAttribute('width', '397');
    const numbers = [...document.querySelectorAll('svg text')].map((element) => element.textContent);
    expect(numbers).toEqual([
      '10',
      '20',
      '30',
      '40',
      '50',
      '60',
      '70',
      '80',
      '90',
      '100',
      '10',
      '20',
      '30',
      '40',
      '50',
      '60',
      '70',
      '80',
      '90',
      '100',
      '110',
      '120',
      '130',
      '140',
    ]);
    await pass(1_000);
    expect([pictures, audits]).toEqual([[], []]);
  });
});

describe('a setting that is one of a list', () => {
  test.each([
    [/^QR code/, 'none', { qrCode: '1' }],
    [/^Pack size/, 'up to 3 l', { emb: '1' }],
    [/^Label size/, '74 × 105 mm', { dim: '3' }],
    [/^Font size \d/, '8 pt', { font: '8' }],
    [/^Font size of the title/, '18 pt', { fontPN: '18' }],
  ])('%p is chosen in a menu that closes at once', async (name, option, expected) => {
    showLabelEdit();
    openSetting(name);
    fireEvent.click(screen.getByRole('menuitemradio', { name: option }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(row(name)).toHaveTextContent(option);
    expect(addressQuery()).toEqual(expected);
    await arrive();
    expect(drawn()).toMatchObject(expected);
  });
});

describe('margins', () => {
  const margin = (name: string) => dialog().getByRole('textbox', { name });

  const joined = () => dialog().getByRole('checkbox', { name: 'Same on all sides' });
  const open = (query?: ShownLabel['query']) => {
    showLabelEdit({ query });
    openSetting(/^Margins/);
  };
  const type = (name: string, value: string) => fireEvent.change(margin(name), { target: { value } });
  const values = () =>
    dialog()
      .getAllByRole<HTMLInputElement>('textbox')
      .map((field) => field.value);

  it('are four numbers in millimetres, taken over with OK', () => {
    open();
    fireEvent.click(joined());
    expect(values()).toEqual(['6', '6', '6', '6']);
    type('Left', '2,5');
    type('Top', '0');
    expect(addressQuery()).toEqual({});
    fireEvent.click(ok());
    expect(isOpen()).toBe(false);
    expect(row(/^Margins/)).toHaveTextContent('top 0, right 6, bottom 6, left 2.5 mm');
    expect(addressQuery()).toEqual({ padL: '2.5', padT: '0' });
  });

  it('that are the same on all sides are one number', () => {
    open();
    expect(joined()).toBeChecked();
    expect(values()).toEqual(['6']);
    type('All sides', '4');
    fireEvent.click(ok());
    expect(row(/^Margins/)).toHaveTextContent('4 mm on all sides');
    expect(addressQuery()).toEqual({ padT: '4', padR: '4', padB: '4', padL: '4' });
  });

  it('that differ are four numbers; joined they are as the top one, and stay so when they are parted', () => {
    open({ padL: '2.5', padT: '3' });
    expect(joined()).not.toBeChecked();
    expect(values()).toEqual(['3', '6', '6', '2.5']);
    fireEvent.click(joined());
    expect(values()).toEqual(['3']);
    fireEvent.click(joined());
    expect(values()).toEqual(['3', '3', '3', '3']);
    expect(addressQuery()).toEqual({ padL: '2.5', padT: '3' });
  });

  test.each(['31', '-1', 'x', ''])('of %p are said to be wrong at their field, and OK is disabled', (value) => {
    open();
    for (const name of ['All sides', 'Right']) {
      type(name, value);
      expect(margin(name)).toBeInvalid();
      expect(margin(name)).toHaveAccessibleDescription('0 to 30\u00a0mm, such as 6 or 2.5');
      expect(ok()).toBeDisabled();
      fireEvent.submit(margin(name).closest('form')!);
      expect(isOpen()).toBe(true);
      type(name, '6');
      if (name === 'All sides') fireEvent.click(joined());
    }
    expect(ok()).toBeEnabled();
  });

  it('have the decimal sign of the page’s language', () => {
    window.history.replaceState(null, '', '/p/1001/de/ed/1?padL=2.5');
    renderIn('de', labelEdit({ query: { padL: '2.5' }, interfaceLang: 'de' }));
    const row = screen.getByRole('button', { name: /^Ränder/ });
    expect(row).toHaveTextContent('links 2,5 mm');
    fireEvent.click(row);
    expect(margin('Links')).toHaveValue('2,5');
  });

  it('that are cancelled are as before', () => {
    open();
    type('All sides', '9');
    fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    openSetting(/^Margins/);
    expect(values()).toEqual(['6']);
    expect(addressQuery()).toEqual({});
  });
});

describe('the content of the pack', () => {
  const text = () => dialog().getByRole('textbox');

  it('is a text, taken over with OK or Enter', () => {
    showLabelEdit();
    openSetting(/^Content/);
    fireEvent.change(text(), { target: { value: ' 1 L ' } });
    fireEvent.submit(text().closest('form')!);
    expect(isOpen()).toBe(false);
    expect(row(/^Content/)).toHaveTextContent('Content of the pack 1 L');
    expect(addressQuery()).toEqual({ vseb: '1 L' });
  });

  it('of more than 60 characters is said to be too long, and OK is disabled', () => {
    showLabelEdit();
    openSetting(/^Content/);
    fireEvent.change(text(), { target: { value: 'x'.repeat(10_000) } });
    expect(text()).toBeInvalid();
    expect(text()).toHaveAccessibleDescription('At most 60 characters on one line 10000 / 60');
    expect(ok()).toBeDisabled();
  });
});

describe('languages', () => {
  const box = (name: string) => dialog().getByRole('checkbox', { name });

  it('are several, taken over with OK; then one of them leads', async () => {
    showLabelEdit();
    expect(settingsForm().queryByRole('button', { name: /^Leading language/ })).not.toBeInTheDocument();
    openSetting(/^Languages/);
    expect(box('English')).toBeChecked();
    fireEvent.click(box('Deutsch'));
    fireEvent.click(ok());
    expect(row(/^Languages/)).toHaveTextContent('English, Deutsch');
    expect(addressQuery()).toEqual({ xlang: '1,2', rlang: '1' });
    openSetting(/^Leading language/);
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
    expect(addressQuery()).toEqual({ xlang: '1,2', rlang: '2' });
    await arrive();
    expect(drawn()).toMatchObject({ xlang: '1,2', rlang: '2' });
  });

  it('are at least one: without one OK is disabled and says why', () => {
    showLabelEdit();
    openSetting(/^Languages/);
    fireEvent.click(box('English'));
    expect(ok()).toBeDisabled();
    expect(dialog().getByText('at least one language must be selected')).toBeInTheDocument();
    fireEvent.click(box('Deutsch'));
    expect(ok()).toBeEnabled();
    expect(dialog().queryByText('at least one language must be selected')).not.toBeInTheDocument();
    fireEvent.click(ok());
    expect(addressQuery()).toEqual({ xlang: '2', rlang: '2' });
  });

  it('are those of a market with one choice, named in themselves', async () => {
    const offeredLanguages = [
      { id: 2, name: 'Deutsch', code: 'de' },
      { id: 3, name: 'Français', code: 'fr' },
      { id: 20, name: 'Nederlands', code: 'nl' },
    ];
    const markets = [
      { country: 'DE', languages: [2] },
      { country: 'BE', languages: [20, 3, 2] },
    ];
    showLabelEdit({ dossier: { ...acetone, label: { ...acetone.label, offeredLanguages, markets } } });
    expect(row(/^Market/)).toHaveTextContent('none with just these languages');
    openSetting(/^Market/);
    expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
      'BelgiumNederlands, Français, Deutsch',
      'GermanyDeutsch',
    ]);
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Belgium' }));
    expect(row(/^Market/)).toHaveTextContent('Belgium');
    expect(row(/^Languages/)).toHaveTextContent('Nederlands, Français, Deutsch');
    expect(addressQuery()).toEqual({ xlang: '20,3,2', rlang: '20', market: 'BE' });
    await arrive();
    expect(screen.getByRole('link', { name: 'View label' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/p\/1001\/en\/ee\/1\?.*xlang=20/),
    );
    // The country stays when its languages do not: the audit asks for them.
    openSetting(/^Languages/);
    fireEvent.click(dialog().getByRole('checkbox', { name: 'Nederlands' }));
    fireEvent.click(ok());
    expect(row(/^Market/)).toHaveTextContent('Belgium');
    await arrive();
    expect(queryOf(audits.at(-1)!)).toMatchObject({ market: 'BE', xlang: '3,2' });
  });

  it('are at most eight', () => {
    showLabelEdit({ dossier: { ...acetone, validLangs: [1, 2, 3, 4, 5, 6, 7, 8, 9] } });
    openSetting(/^Languages/);
    for (const button of dialog().getAllByRole('checkbox', { checked: false })) fireEvent.click(button);
    expect(ok()).toBeDisabled();
    expect(dialog().getByText('at most 8 languages can be selected')).toBeInTheDocument();
  });
});

describe('product codes', () => {
  it('are several, those that stand twice with their id; all of them are as good as none', () => {
    showLabelEdit();
    openSetting(/^Product codes/);
    const boxes = dialog().getAllByRole('checkbox');
    expect(boxes.map((checkbox) => checkbox.closest('label')?.textContent)).toEqual([
      'AC-100-1L (88)',
      'AC-100-1L (89)',
      'AC-100-5L',
    ]);
    fireEvent.click(dialog().getByRole('checkbox', { name: 'AC-100-1L (89)' }));
    fireEvent.click(ok());
    expect(addressQuery()).toEqual({ pCodes: 'AC-100-1L (88)~AC-100-5L' });
    openSetting(/^Product codes/);
    fireEvent.click(dialog().getByRole('checkbox', { name: 'AC-100-1L (89)' }));
    fireEvent.click(ok());
    expect(row(/^Product codes/)).toHaveTextContent('all');
    expect(addressQuery()).toEqual({});
  });
});

describe.each([
  [
    'product codes',
    /^Product codes/,
    (count: number) => ({
      articles: Array.from({ length: count }, (_, index) => ({
        code: `Entry ${index + 1}`,
        id: String(index + 1),
        gtin: null,
      })),
    }),
  ],
  [
    'languages',
    /^Languages/,
    (count: number) => {
      const ids = Array.from({ length: count }, (_, index) => index + 1);
      const languages = ids.map((id) => ({ id, name: `Entry ${id}`, code: null, created: null, tdsCreated: null }));
      return { languages, validLangs: ids };
    },
  ],
])('the filter of %s', (_name, setting, having) => {
  const filter = () => dialog().queryByRole('textbox', { name: 'Filter the list' });
  const names = () =>
    dialog()
      .queryAllByRole('checkbox')
      .map((checkbox) => checkbox.closest('label')?.textContent);

  it('is there over more than ten', () => {
    showLabelEdit({ dossier: { ...acetone, ...having(10) } });
    openSetting(setting);
    expect(filter()).not.toBeInTheDocument();
  });

  it('takes the first character that is typed on an entry', () => {
    showLabelEdit({ dossier: { ...acetone, ...having(12) } });
    openSetting(setting);
    // The browser writes it into the element that has the focus after the event, unless that was prevented.
    expect(fireEvent.keyDown(dialog().getByRole('checkbox', { name: 'Entry 1' }), { key: '1' })).toBe(true);
    expect(filter()).toHaveFocus();
  });

  it('leaves what contains it, keeps what is chosen, announces that nothing does, and is empty when it opens again', () => {
    showLabelEdit({ dossier: { ...acetone, ...having(12) } });
    openSetting(setting);
    fireEvent.change(filter()!, { target: { value: ' ENTRY 1' } });
    expect(names()).toEqual(['Entry 1', 'Entry 10', 'Entry 11', 'Entry 12']);
    fireEvent.change(filter()!, { target: { value: 'x' } });
    expect(names()).toEqual([]);
    expect(dialog().getByText('No entry contains this text.')).toHaveAttribute('role', 'status');
    fireEvent.click(ok());
    expect(addressQuery()).toEqual({});
    openSetting(setting);
    expect(names()).toHaveLength(12);
  });
});

test('the statements can be read in full, and only read', () => {
  showLabelEdit();
  openSetting(/^Statements/);
  expect(dialog().getByText('Repeated exposure may cause skin dryness or cracking.')).toBeInTheDocument();
  expect(dialog().queryByRole('button', { name: 'OK' })).not.toBeInTheDocument();
  expect(dialog().queryByRole('textbox')).not.toBeInTheDocument();
});

describe('checkboxes', () => {
  it('set their key to 1 and remove it', () => {
    showLabelEdit();
    const group = (name: string) => within(settingsForm().getByRole('group', { name }));
    const logo = group('Add to the label').getByRole('checkbox', { name: 'Supplier’s logo' });
    fireEvent.click(logo);
    fireEvent.click(group('Leave out').getByRole('checkbox', { name: 'Pictograms' }));
    expect(addressQuery()).toEqual({ logoON: '1', picOFF: '1' });
    fireEvent.click(logo);
    expect(addressQuery()).toEqual({ picOFF: '1' });
  });
});

describe('preview', () => {
  const check = (name: string) => fireEvent.click(settingsForm().getByRole('checkbox', { name }));

  it('of one change is drawn at once', async () => {
    showLabelEdit();
    check('Synonyms');
    await pass(0);
    expect(requested()).toEqual([expect.objectContaining({ sinON: '1' })]);
  });

  it('of the changes that quickly follow another is drawn once, 150 ms after the last', async () => {
    showLabelEdit();
    check('Synonyms');
    await pass(100);
    check('Storage');
    await pass(100);
    check('Supplier’s logo');
    await pass(149);
    expect(pictures).toHaveLength(1);
    await pass(1);
    expect(requested().slice(1)).toEqual([expect.objectContaining({ sinON: '1', vlstorageON: '1', logoON: '1' })]);
    pictures[1]!.arrive();
    await pass(0);
    expect(audits.map(queryOf)).toEqual([expect.objectContaining({ sinON: '1', vlstorageON: '1', logoON: '1' })]);
  });

  it('the old picture stays until the new one is there', async () => {
    showLabelEdit();
    check('Synonyms');
    await pass(150);
    expect(drawn()).not.toHaveProperty('sinON');
    expect(screen.getByRole('region', { name: 'Drawing of the label' })).toHaveAttribute('aria-busy', 'true');
    pictures[0]!.arrive();
    await pass(0);
    expect(drawn()).toHaveProperty('sinON', '1');
    expect(screen.getByRole('region', { name: 'Drawing of the label' })).toHaveAttribute('aria-busy', 'false');
  });

  it('an answer to an earlier change that comes late counts for nothing', async () => {
    showLabelEdit();
    check('Synonyms');
    await pass(150);
    check('Storage');
    await pass(150);
    pictures[1]!.arrive();
    await pass(0);
    pictures[0]!.arrive();
    await pass(0);
    expect(drawn()).toMatchObject({ sinON: '1', vlstorageON: '1' });
  });

  it('that cannot be drawn says so; the old picture stays, and the next change is drawn', async () => {
    showLabelEdit();
    check('Synonyms');
    await pass(150);
    pictures[0]!.fail();
    await pass(0);
    expect(
      screen.getByText('The label cannot be drawn with these settings, or not at the moment.'),
    ).toBeInTheDocument();
    expect(drawn()).not.toHaveProperty('sinON');
    check('Storage');
    await arrive();
    expect(
      screen.queryByText('The label cannot be drawn with these settings, or not at the moment.'),
    ).not.toBeInTheDocument();
    expect(drawn()).toMatchObject({ sinON: '1', vlstorageON: '1' });
  });

  it('a setting that is refused is said at its field', async () => {
    showLabelEdit();
    respondToAudit = () =>
      Response.json({ uiMessage: 'error_message_UNKNOWN', id: 'a2b', field: 'padL' }, { status: 400 });
    check('Synonyms');
    await pass(150);
    pictures[0]!.fail();
    await pass(0);
    expect(row(/^Margins/)).toHaveAccessibleDescription('This value was not accepted.');
  });
});

describe('the address', () => {
  it('brings the label back', () => {
    showLabelEdit({ query: { dim: '3', xlang: '1,2', rlang: '2', padL: '0', logoON: '1', vseb: '25 kg' } });
    expect(row(/^Label size/)).toHaveTextContent('74 × 105 mm');
    expect(row(/^Languages/)).toHaveTextContent('English, Deutsch');
    expect(row(/^Margins/)).toHaveTextContent('left 0 mm');
    expect(row(/^Content/)).toHaveTextContent('25 kg');
    expect(settingsForm().getByRole('checkbox', { name: 'Supplier’s logo' })).toBeChecked();
    expect(drawn()).toMatchObject({ dim: '3', rlang: '2', padL: '0', logoON: '1' });
  });

  it('is that of a later change when the visitor comes back to the page', async () => {
    window.history.replaceState(null, '', '/p/1001/en/ed/1');
    const { unmount } = showLabelEdit();
    openSetting(/^Label size/);
    fireEvent.click(screen.getByRole('menuitemradio', { name: '74 × 105 mm' }));
    const later = window.location.search;
    unmount();
    renderIn('en', labelEdit());
    expect(window.location.search).toBe(later);
    expect(row(/^Label size/)).toHaveTextContent('74 × 105 mm');
    await arrive();
    expect(drawn()).toMatchObject({ dim: '3' });
  });

  it('with values that cannot be says so at their fields, and shows the label without them', () => {
    showLabelEdit({ query: { dim: '99', padL: '99', vseb: 'x'.repeat(10_000), xlang: '77', picOFF: '5' } });
    expect(row(/^Label size/)).toHaveAccessibleDescription('“99” is not possible here.');
    expect(row(/^Margins/)).toHaveAccessibleDescription('“99” is not possible here.');
    expect(row(/^Content/)).toHaveAccessibleDescription(`“${'x'.repeat(40)}…” is not possible here.`);
    expect(row(/^Languages/)).toHaveAccessibleDescription('“77” is not possible here.');
    expect(settingsForm().getByText('“5” is not possible here.')).toBeInTheDocument();
    expect(drawn()).toMatchObject({ dim: '4', padL: '6', xlang: '1' });
    openSetting(/^Margins/);
    expect(dialog().getByRole('textbox', { name: 'Left' })).toHaveValue('99');
    expect(ok()).toBeDisabled();
  });

  it('of the exports and of the view is that of the label', () => {
    showLabelEdit();
    fireEvent.click(settingsForm().getByRole('checkbox', { name: 'Synonyms' }));
    for (const name of ['Label as PDF', 'A4 sheet of labels as PDF']) {
      const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
      expect(queryOf(href)).toMatchObject({ sinON: '1', dim: '4' });
    }
    expect(screen.getByRole('link', { name: 'View label' })).toHaveAttribute('href', '/p/1001/en/ee/1?sinON=1');
  });
});

describe('undo, redo and reset', () => {
  const check = (name: string) => fireEvent.click(settingsForm().getByRole('checkbox', { name }));

  it('lead back and forth, the address with them', () => {
    showLabelEdit();
    expect([tool('Undo'), tool('Redo'), tool('Reset')].every((button) => button.hasAttribute('disabled'))).toBe(true);
    check('Synonyms');
    check('Storage');
    fireEvent.click(tool('Undo'));
    expect(addressQuery()).toEqual({ sinON: '1' });
    fireEvent.click(tool('Undo'));
    expect(addressQuery()).toEqual({});
    expect(tool('Undo')).toBeDisabled();
    fireEvent.click(tool('Redo'));
    fireEvent.click(tool('Redo'));
    expect(addressQuery()).toEqual({ sinON: '1', vlstorageON: '1' });
    expect(tool('Redo')).toBeDisabled();
    fireEvent.click(tool('Reset'));
    expect(addressQuery()).toEqual({});
    expect(tool('Reset')).toBeDisabled();
    fireEvent.click(tool('Undo'));
    expect(addressQuery()).toEqual({ sinON: '1', vlstorageON: '1' });
  });

  it('have their keys, except while a text is typed', () => {
    showLabelEdit();
    check('Synonyms');
    const form = screen.getByRole('form', { name: 'Settings' });
    fireEvent.keyDown(form, { key: 'z', ctrlKey: true });
    expect(addressQuery()).toEqual({});
    fireEvent.keyDown(form, { key: 'Z', ctrlKey: true, shiftKey: true });
    expect(addressQuery()).toEqual({ sinON: '1' });
    fireEvent.keyDown(form, { key: 'z', metaKey: true });
    fireEvent.keyDown(form, { key: 'y', ctrlKey: true });
    expect(addressQuery()).toEqual({ sinON: '1' });
    openSetting(/^Content/);
    fireEvent.keyDown(dialog().getByRole('textbox'), { key: 'z', ctrlKey: true });
    expect(addressQuery()).toEqual({ sinON: '1' });
  });
});

describe('check', () => {
  const finding = (more: Partial<LabelFinding>): LabelFinding => ({
    code: 'x',
    level: 'info',
    provision: 'CLP Art. 17',
    message: 'm',
    setting: null,
    ...more,
  });
  const audit = {
    ...noFindings,
    findings: [
      finding({ code: 'a', level: 'info', message: 'A note', provision: 'CLP Art. 28' }),
      finding({ code: 'b', level: 'error', message: 'No pictograms', setting: 'picOFF' }),
      finding({ code: 'c', level: 'warning', message: 'Small margins', setting: 'padL' }),
    ],
    notChecked: [{ code: 'contrast', why: 'Contrast is not measured' }],
  };
  const panel = () => within(screen.getByRole('region', { name: 'Check' }));
  const measures: PrintedMeasures = {
    fontPt: 6.12,
    titlePt: 9.8,
    smallestXHeightMm: 0.9,
    minXHeightMm: null,
    pictogramEdgeMm: 10,
    qrEdgeMm: 13,
    paddingMm: { top: 2, right: 2, bottom: 2, left: 2 },
    widthMm: 105,
    heightMm: 148,
    panels: 1,
  };

  it('has the findings by weight, each with its provision', () => {
    showLabelEdit({ audit });
    expect(panel().getByRole('status')).toHaveTextContent('Errors: 1 · Warnings: 1 · Notes: 1');
    const findings = panel().getAllByRole('listitem').slice(0, 3);
    expect(findings.map((finding) => finding.textContent)).toEqual([
      'ErrorNo pictogramsCLP Art. 17Change: Pictograms',
      'WarningSmall marginsCLP Art. 17Change: Margins',
      'NoteA noteCLP Art. 28',
    ]);
    expect(panel().getByText('Not checked (1)')).toBeInTheDocument();
    expect(panel().getByText('By CLP as in force today')).toBeInTheDocument();
  });

  it('leads to the setting that mends a finding', () => {
    showLabelEdit({ audit });
    fireEvent.click(panel().getByRole('link', { name: 'Change: Pictograms' }));
    expect(settingsForm().getByRole('checkbox', { name: 'Pictograms' })).toHaveFocus();
    fireEvent.click(panel().getByRole('link', { name: 'Change: Margins' }));
    expect(row(/^Margins/)).toHaveFocus();
  });

  it('follows the settings', async () => {
    showLabelEdit();
    expect(panel().getByText('Nothing to mend was found.')).toBeInTheDocument();
    respondToAudit = () => Response.json(audit);
    fireEvent.click(settingsForm().getByRole('checkbox', { name: 'Pictograms' }));
    await arrive();
    expect(panel().getByText('No pictograms')).toBeInTheDocument();
  });

  it('says what is not printed as set, in the settings and in order, and offers the next larger size', async () => {
    const larger = { dim: 6, widthMm: 148, heightMm: 210, foldOut: false, panels: 1 };
    const step = {
      step: 'margins',
      message: 'Margins: 2 mm instead of 6 mm.',
      provision: 'CLP Art. 31(3)',
      setting: 'padT',
    };
    showLabelEdit({ audit: { ...noFindings, printed: measures, givenUp: [step], sizes: [larger] } });
    expect(row(/^Font size 10 pt → 6.1 pt/)).toBeInTheDocument();
    expect(row(/^Font size of the title 16 pt → 9.8 pt/)).toBeInTheDocument();
    expect(row(/^Margins 6\smm on all sides → 2\smm on all sides/)).toBeInTheDocument();
    expect(panel().getByRole('heading', { name: 'What is not printed as set' })).toBeInTheDocument();
    expect(panel().getByText(/^Margins: 2 mm instead of 6 mm\./)).toHaveTextContent('CLP Art. 31(3)');
    fireEvent.click(panel().getByRole('link', { name: /^Next larger size: 148\s×\s210\smm$/ }));
    expect(addressQuery()).toMatchObject({ dim: '6' });
    // Until the new label is measured nothing is said of it.
    expect(row(/^Font size 10 pt$/)).toBeInTheDocument();
    await arrive();
  });

  it('has the measured sizes on demand', () => {
    showLabelEdit({ audit: { ...noFindings, printed: { ...measures, minXHeightMm: 1.2 } } });
    const details = screen.getByText('Measured sizes').closest('details')!;
    expect(details).not.toHaveAttribute('open');
    expect(within(details).getByText('0.9 mm, at least 1.2 mm')).toBeInTheDocument();
    expect(within(details).getByText('Edge of the pictograms').nextSibling).toHaveTextContent('10 mm');
  });

  it('of a label that does not carry its text offers the sizes that do, instead of an error', async () => {
    const sizes = [
      { dim: 4, widthMm: 105, heightMm: 148, foldOut: true, panels: 5 },
      { dim: 6, widthMm: 148, heightMm: 210, foldOut: false, panels: 1 },
    ];
    showLabelEdit({ audit: { ...noFindings, refused: 'text', sizes } });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('The mandatory text does not fit on this label. It fits on:')).toBeInTheDocument();
    const foldOut = screen.getByRole('link', { name: /^105\s×\s148\smm, fold-out with 5 panels$/ });
    expect(foldOut).toHaveAttribute('href', expect.stringMatching(/^\/p\/1001\/en\/ed\/1\?.*foldON=1/));
    foldOut.focus();
    fireEvent.click(foldOut);
    expect(settingsForm().getByRole('checkbox', { name: 'Fold-out label' })).toBeChecked();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await arrive();
    expect(screen.getByRole('img')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Label as PDF' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'A4 sheet of labels as PDF' })).not.toBeInTheDocument();
  });

  it('leaves out what changes nothing for the product, unless it is set', () => {
    const audit = { ...noFindings, withoutEffect: ['ufiOFF', 'picMetCorrOFF'] };
    showLabelEdit({ audit, query: { ufiOFF: '1' } });
    expect(settingsForm().getByRole('checkbox', { name: 'UFI' })).toBeChecked();
    expect(settingsForm().queryByRole('checkbox', { name: /H290/ })).not.toBeInTheDocument();
  });

  it('that cannot be had says so, and is tried again by itself', async () => {
    showLabelEdit({ audit: null });
    expect(panel().getByText('The label cannot be checked at the moment.')).toBeInTheDocument();
    await arrive();
    expect(panel().getByText('Nothing to mend was found.')).toBeInTheDocument();
  });
});

describe('without JavaScript', () => {
  const page = (query = {}) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
        {labelEdit({ query })}
      </NextIntlClientProvider>,
    );
  const form = (html: string) => {
    const container = document.createElement('div');
    container.innerHTML = html.replaceAll(/<\/?noscript>/g, '');
    return container.querySelector<HTMLFormElement>('form[aria-labelledby="label-settings-title"]')!;
  };
  type Field = HTMLInputElement | HTMLSelectElement;
  const requestInit = (html: string) =>
    [...form(html).querySelectorAll<Field>('[name]')]
      .filter((field) => field.type !== 'checkbox' || (field as HTMLInputElement).checked)
      .map(({ name, value }) => `${name}=${value}`);

  it('every setting is a field of a form that makes the address', () => {
    const html = page({ xlang: '1,2', rlang: '2', padL: '0', logoON: '1', vseb: '1 L', batch: 'L7' });
    const { method, action } = form(html);
    expect([method, new URL(action).pathname]).toEqual(['get', '/p/1001/en/ed/1']);
    expect(requestInit(html)).toEqual([
      'dim=4',
      'sheet=0',
      'emb=2',
      'vseb=1 L',
      'batch=L7',
      'filled=',
      'serial=',
      'xlang=1',
      'xlang=2',
      'rlang=2',
      'pCodes=AC-100-1L (88)',
      'pCodes=AC-100-1L (89)',
      'pCodes=AC-100-5L',
      'ink=1',
      'qrCode=3',
      'font=10',
      'fontPN=16',
      'padT=6',
      'padR=6',
      'padB=6',
      'padL=0',
      'logoON=1',
    ]);
  });

  it('a sheet and a program for a label printer are forms with the settings of the label', () => {
    const container = document.createElement('div');
    container.innerHTML = page({ sheet: '8', batch: 'L7', ink: '3' });
    const forms = [...container.querySelectorAll<HTMLFormElement>('form[action*="/api/label/"]')];
    expect(forms.map(({ action }) => new URL(action).pathname)).toEqual([
      '/p/api/label/1001/pdf',
      '/p/api/label/1001/zpl',
    ]);
    const valuesOf = (form: HTMLFormElement) =>
      Object.fromEntries([...form.querySelectorAll<Field>('[name]')].map(({ name, value }) => [name, value]));
    const settings = { sheet: '8', batch: 'L7', ink: '3', emb: '2' };
    expect(valuesOf(forms[0]!)).toMatchObject({ ...settings, start: '1', offX: '0', offY: '0' });
    expect(valuesOf(forms[1]!)).toMatchObject({ ...settings, dpi: '300', copies: '1' });
    expect(forms[0]!.querySelector<HTMLInputElement>('[name="start"]')).toHaveAttribute('max', '8');
  });

  it('what cannot be stays in its field, with what is wrong with it', () => {
    const html = page({ padL: '99' });
    expect(form(html).querySelector<HTMLInputElement>('[name="padL"]')).toHaveValue('99');
    expect(html).toContain('“99” is not possible here.');
  });

  it('picture, check and statements are there', () => {
    const html = page();
    expect(html).toMatch(/<img[^>]* src="\/p\/api\/label\/1001\/preview\?/);
    expect(html).toContain('Nothing to mend was found.');
    expect(html).toContain('Repeated exposure may cause skin dryness or cracking.');
  });
});

test('the colon before the chosen sheet follows the rules of the language', () => {
  showLabelEdit({}, 'fr');
  expect(screen.getByRole('group', { name: 'Planche d’étiquettes\u00a0: papier ordinaire' })).toBeVisible();
});

test('a fold-out label is offered as a strip of its own, and on no sheet', () => {
  showLabelEdit({ query: { foldON: '1' } });
  expect(screen.getByRole('button', { name: 'Strip as PDF' })).toBeVisible();
  expect(screen.getByText(/prints on no sheet of labels/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sheet as PDF' })).toBeNull();
  expect(screen.queryByRole('spinbutton', { name: 'First label' })).toBeNull();
});
