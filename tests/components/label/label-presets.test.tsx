import { act, fireEvent, screen, within } from '@testing-library/react';
import { addressQuery, dialog, noFindings, pass, showLabelEdit } from '@/tests/components/label/show-label';
import { dialogsLoaded } from '@/tests/support/dialogs-have-come';

beforeAll(async () => {
  await dialogsLoaded();
  await import('@/components/label/presets/label-presets');
});

const bottle = { id: 1, name: 'Bottle 1 L', query: 'dim=3&emb=1&xlang=1&rlang=1&vseb=1+L&sinON=1' };
const foreign = { id: 2, name: 'Finland', query: 'dim=77&xlang=99&rlang=99' };
const first = { presets: [bottle, foreign], max: 50 };

/** The calls of presets, and the response to the next one. */
let calls: unknown[];
let response: () => Response;
let copied: string[];

beforeEach(() => {
  jest.useFakeTimers();
  document.cookie = 'XSRF-TOKEN=token';
  calls = [];
  copied = [];
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  window.fetch = (input, init) => {
    if (!String(input).endsWith('/label-presets')) return Promise.resolve(Response.json(noFindings));
    calls.push(JSON.parse(String(init?.body)));
    return Promise.resolve(response());
  };
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
});
afterEach(() => jest.useRealTimers());

async function show(query: Record<string, string> = {}) {
  showLabelEdit({ presets: first, isLoggedIn: true, query });
  await pass(200);
}
const region = () => within(screen.getByRole('region', { name: 'Presets' }));
const links = () =>
  region()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);
const status = () => region().getByRole('status').textContent;
const press = (name: string) => act(async () => void fireEvent.click(dialog().getByRole('button', { name })));
const openEdit = (name: string) => fireEvent.click(region().getByRole('button', { name: `Edit preset “${name}”` }));
const type = (text: string) => fireEvent.change(dialog().getByLabelText('Name'), { target: { value: text } });

describe('presets of a label', () => {
  it('are not there without a login, or where the platform keeps none', () => {
    showLabelEdit({ isLoggedIn: true });
    expect(screen.queryByRole('region', { name: 'Presets' })).toBeNull();
  });

  it('go to the address of the label, leave the marks of the pack as they are, and can be undone', async () => {
    await show({ batch: 'L7', padL: '3' });
    expect(links()).toEqual([
      ['Bottle 1 L', null],
      ['Finland', null],
    ]);
    expect(region().getByRole('link', { name: 'Bottle 1 L' })).toHaveAttribute(
      'href',
      '/p/1001/en/ed/1?emb=1&dim=3&sinON=1&batch=L7&vseb=1+L',
    );
    fireEvent.click(region().getByRole('link', { name: 'Bottle 1 L' }));
    expect(addressQuery()).toEqual({ dim: '3', emb: '1', sinON: '1', vseb: '1 L', batch: 'L7' });
    expect(links()[0]).toEqual(['Bottle 1 L', 'true']);
    expect(status()).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(addressQuery()).toEqual({ batch: 'L7', padL: '3' });
  });

  it('say what this product does not have', async () => {
    await show();
    fireEvent.click(region().getByRole('link', { name: 'Finland' }));
    expect(status()).toBe(
      'Not possible for this product, so not as in the preset: Label size, Leading language, Languages',
    );
  });

  it('are saved under a name that is not taken, without batch and product codes', async () => {
    await show({ dim: '3', batch: 'L7' });
    fireEvent.click(region().getByRole('button', { name: 'Save these settings' }));
    expect(dialog().getByRole('button', { name: 'OK' })).toBeDisabled();
    type('bottle 1 l');
    expect(dialog().getByText('There is a preset of this name.')).toBeInTheDocument();
    type('x'.repeat(61));
    expect(dialog().getByText('1 to 60 characters')).toBeInTheDocument();
    type(' Drum ');
    response = () => Response.json({ presets: [...first.presets, { id: 3, name: 'Drum', query: 'dim=3' }], max: 50 });
    await press('OK');
    const query = 'qrCode=3&emb=2&dim=3&font=10&fontPN=16&padT=6&padR=6&padB=6&padL=6&xlang=1&rlang=1';
    expect(calls).toEqual([{ action: 'save', name: 'Drum', query }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(links().map(([name]) => name)).toEqual(['Bottle 1 L', 'Finland', 'Drum']);
  });

  it('are renamed, get the settings of the label, and are shared by the link of this label', async () => {
    await show({ batch: 'L7' });
    openEdit('Bottle 1 L');
    await press('Copy link');
    expect(copied).toEqual(['http://localhost/p/1001/en/ed/1?emb=1&dim=3&sinON=1&vseb=1+L']);
    type('Bottle');
    fireEvent.click(dialog().getByRole('checkbox'));
    response = () => Response.json({ presets: [{ ...bottle, name: 'Bottle' }], max: 50 });
    await press('OK');
    expect(calls).toEqual([
      { action: 'change', id: 1, name: 'Bottle', query: expect.stringMatching(/^qrCode=3.*padL=6&xlang=1&rlang=1$/) },
    ]);
    expect(links()).toEqual([['Bottle', null]]);
  });

  it.each([
    [404, {}, 'This preset has been deleted meanwhile.', ['Finland']],
    [422, { field: 'name' }, 'There is a preset of this name.', ['Bottle 1 L', 'Finland']],
    [503, {}, 'The presets cannot be changed at the moment.', ['Bottle 1 L', 'Finland']],
  ])('that cannot be changed (%d) say why', async (code, body, message, left) => {
    await show();
    openEdit('Bottle 1 L');
    response = () => Response.json(body, { status: code });
    await press('Delete for the workgroup');
    expect(calls).toEqual([{ action: 'delete', id: 1 }]);
    if (code !== 404) await press('Cancel');
    expect(status()).toBe(message);
    expect(links().map(([name]) => name)).toEqual(left);
  });

  it.each([
    [422, { field: 'name' }, 'There is a preset of this name.'],
    [503, {}, 'The presets cannot be changed at the moment.'],
    [401, {}, 'Your session has ended. Please log in again.'],
  ])(
    'that cannot be saved (%d) say why in the dialog, which keeps the name until it is saved',
    async (code, body, message) => {
      await show();
      fireEvent.click(region().getByRole('button', { name: 'Save these settings' }));
      type('Drum');
      response = () => Response.json(body, { status: code });
      await press('OK');
      expect(dialog().getByRole('alert')).toHaveTextContent(message);
      expect(dialog().getByLabelText('Name')).toHaveValue('Drum');
      response = () => Response.json(first);
      await press('OK');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(status()).toBe('');
    },
  );
});
