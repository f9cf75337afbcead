import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toastStore } from '@/lib/browser/feedback/notices';
import {
  acetone,
  mockPlatform,
  answers,
  button,
  callsOf,
  chips,
  choose,
  click,
  enter,
  field,
  hexane,
  languages,
  leave,
  paste,
  press,
  showShare,
} from './show-share';

beforeEach(mockPlatform);
afterEach(() => act(() => toastStore.current().forEach(({ id }) => toastStore.remove(id))));

const picker = (name: string) => screen.getByRole('combobox', { name });
const isReady = () => waitFor(() => expect(button('Send')).toBeEnabled());
const refusal =
  (status: number, message: string, more = {}) =>
  () =>
    Response.json({ uiMessage: `error_message_${message}`, id: 'k7m', ...more }, { status });

describe('the share dialog', () => {
  it('has title, recipients, target, both languages, products and its actions', async () => {
    await showShare([acetone, hexane]);
    const dialog = within(screen.getByRole('dialog', { name: 'Share products' }));
    expect(dialog.getByRole('textbox', { name: 'Recipients' })).toBeRequired();
    expect(
      within(dialog.getByRole('group', { name: 'The e-mail leads to' }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['Product overview', 'Safety data sheet']);
    expect(picker('Language of the message')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('radio', { name: 'Safety data sheet' }));
    expect(picker('Language of the safety data sheet')).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Acetone', 'n-Hexane']);
    for (const name of ['Preview', 'Send']) expect(button(name)).toBeInTheDocument();
    expect(dialog.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  });

  it('speaks German', async () => {
    await showShare([acetone], 'de');
    expect(screen.getByRole('dialog', { name: 'Produkte teilen' })).toBeInTheDocument();
    expect(button('Senden')).toBeInTheDocument();
  });

  describe('on an English page of a sheet that is not in English', () => {
    it('begins with the product overview, English and the first SDS language', async () => {
      answers.languages = () => Response.json({ ...languages, sds: languages.sds.slice(0, 1) });
      await showShare();
      expect(screen.getByRole('radio', { name: 'Product overview' })).toBeChecked();
      expect(picker('Language of the message')).toHaveTextContent('English');
      fireEvent.click(screen.getByRole('radio', { name: 'Safety data sheet' }));
      expect(picker('Language of the safety data sheet')).toHaveTextContent('Deutsch');
    });
  });

  it('begins with message and safety data sheet in the language of the page', async () => {
    await showShare([acetone], 'de');
    expect(picker('Sprache der Nachricht')).toHaveTextContent('Deutsch');
    fireEvent.click(screen.getByRole('radio', { name: 'Sicherheitsdatenblatt' }));
    expect(picker('Sprache des Sicherheitsdatenblatts')).toHaveTextContent('Deutsch');
  });

  it('asks for the language of the safety data sheet only where the e-mail leads to it', async () => {
    await showShare();
    expect(screen.queryByRole('combobox', { name: 'Language of the safety data sheet' })).not.toBeInTheDocument();
  });

  it('copies the link of the page that it is on first, with what its address says', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    window.history.replaceState(null, '', '/p/1001/de/gh/2?version=11');
    await showShare([acetone], 'en', 'https://dossier.example/p/1001/de/gh/2');
    await click('Copy this page’s link');
    expect(writeText).toHaveBeenCalledWith('https://dossier.example/p/1001/de/gh/2?version=11');
    window.history.replaceState(null, '', '/');
  });

  it('of a selection there is no page whose link could be copied', async () => {
    await showShare([acetone, hexane]);
    expect(screen.queryByRole('button', { name: 'Copy this page’s link' })).not.toBeInTheDocument();
  });

  it('says at the button what is missing to send', async () => {
    await showShare();
    expect(button('Send')).toHaveAccessibleDescription('Still missing: a recipient.');
    await paste('a@a.example b');
    expect(button('Send')).toHaveAccessibleDescription('Please correct or remove the recipients that are marked.');
    await click('Remove b');
    await isReady();
    expect(button('Send')).not.toHaveAccessibleDescription();
  });

  it('sends what was chosen, once however often the button is pressed', async () => {
    await showShare([acetone, hexane]);
    await paste('a@a.example b@b.example');
    fireEvent.click(screen.getByRole('radio', { name: 'Safety data sheet' }));
    choose('Language of the message', 'Deutsch');
    choose('Language of the safety data sheet', 'English');
    await isReady();
    fireEvent.click(button('Send'));
    fireEvent.click(button('Send'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsOf('send')).toEqual([
      { recipients: ['a@a.example', 'b@b.example'], target: 'sds', ui: 'de', sds: 1, synonymIds: [1001, 1009] },
    ]);
  });

  it('takes along what still stands in the field', async () => {
    await showShare();
    await enter('a@a.example');
    await isReady();
    await click('Send');
    await waitFor(() => expect(callsOf('send')[0]?.recipients).toEqual(['a@a.example']));
  });

  it('says for 1000 ms that it was shared, and for 10 s with how many, closes, and begins anew', async () => {
    await showShare();
    await paste('a@a.example b@b.example');
    fireEvent.click(screen.getByRole('radio', { name: 'Safety data sheet' }));
    choose('Language of the message', 'Deutsch');
    await isReady();
    await click('Send');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(toastStore.current()).toEqual([
      { id: expect.any(Number), type: 'success', text: 'shared successfully', delayMs: 1000 },
      {
        id: expect.any(Number),
        type: 'cta',
        text: 'Recipients: 2',
        delayMs: 10000,
        link: { text: 'Shared products', path: '/shares' },
      },
    ]);
    expect(screen.getByRole('link', { name: 'Shared products' })).toHaveAttribute('href', '/p/shares');
    await click('Open again');
    expect(chips()).toEqual([]);
    expect(screen.getByRole('radio', { name: 'Product overview' })).toBeChecked();
    expect(picker('Language of the message')).toHaveTextContent('English');
  });

  test.each([
    ['the button at its foot', () => fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[1]!)],
    ['Escape', () => fireEvent.keyDown(field(), { key: 'Escape' })],
  ])('closed by %s it forgets what was entered', async (_what, close) => {
    await showShare();
    await paste('a@a.example b@b.example');
    close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await click('Open again');
    expect(chips()).toEqual([]);
    expect(field()).toHaveValue('');
  });

  it('send and preview are disabled while something is wrong, and while something runs', async () => {
    await showShare();
    expect(button('Send')).toBeDisabled();
    expect(button('Preview')).toBeDisabled();
    await paste('a@a.example b');
    expect(button('Send')).toBeDisabled();
    await click('Remove b');
    await isReady();
    let end: (response: Response) => void = () => undefined;
    answers.send = () => new Promise((resolve) => (end = resolve));
    await click('Send');
    const sending = await screen.findByRole('button', { name: 'Sending …' });
    expect(sending).toHaveAttribute('aria-disabled', 'true');
    expect(button('Preview')).toHaveAttribute('aria-disabled', 'true');
    await press('Escape');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await act(async () => end(Response.json({})));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a product can be removed, not the last one; the languages are those of the others', async () => {
    await showShare([acetone, hexane]);
    answers.languages = () => Response.json({ ...languages, sds: [] });
    await click('Remove Acetone');
    expect(button('Remove n-Hexane')).toBeDisabled();
    expect(await screen.findByText(/no language in which all these products have a valid/)).toBeInTheDocument();
    expect(callsOf('languages')).toEqual([{ synonymIds: [1001, 1009] }, { synonymIds: [1009] }]);
  });

  it('without a product there is nothing to send or to look at', async () => {
    await showShare([]);
    await paste('a@a.example b@b.example');
    await waitFor(() => expect(field()).toBeValid());
    expect(button('Preview')).toBeDisabled();
    expect(button('Send')).toBeDisabled();
  });
});

describe('the personal message', () => {
  const message = () => screen.getByRole('textbox', { name: 'Personal message (optional)' });
  const write = (text: string) => act(async () => void fireEvent.change(message(), { target: { value: text } }));

  it('says how many characters are left, and goes along', async () => {
    await showShare();
    expect(message()).toHaveAccessibleDescription(expect.stringContaining('Characters left: 500'));
    await write('Hello');
    expect(message()).toHaveAccessibleDescription(expect.stringContaining('Characters left: 495'));
    await paste('a@a.example b@b.example');
    await isReady();
    await click('Send');
    await waitFor(() => expect(callsOf('send')).toMatchObject([{ message: 'Hello' }]));
  });

  it('that is too long stays, is not sent, and the reason is said', async () => {
    await showShare();
    await paste('a@a.example b@b.example');
    await write('x'.repeat(512));
    expect(message()).toBeInvalid();
    expect(message()).toHaveAccessibleDescription(expect.stringContaining('Characters too many: 12'));
    expect(button('Send')).toBeDisabled();
    expect(button('Send')).toHaveAccessibleDescription('Please shorten the message.');
    expect(message()).toHaveValue('x'.repeat(512));
  });

  it('is not asked for where the platform takes none along', async () => {
    answers.languages = () => Response.json({ ...languages, takesMessage: undefined });
    await showShare();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });
});

describe('without SDS languages', () => {
  beforeEach(() => (answers.languages = () => Response.json({ ...languages, sds: [] })));

  it('a banner says so, the SDS is not offered and its controls are disabled', async () => {
    await showShare();
    expect(screen.getByText(/no language in which all these products have a valid/)).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'Safety data sheet' })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Product overview' })).toBeDisabled();
    expect(picker('Language of the safety data sheet')).toHaveAttribute('aria-disabled', 'true');
  });

  it('what is sent leads to the product overview', async () => {
    await showShare();
    await paste('a@a.example,b@b.example');
    await isReady();
    await click('Send');
    await waitFor(() => expect(callsOf('send')).toMatchObject([{ target: 'ui', ui: 'en', sds: null }]));
  });
});

it('languages that cannot be had are no stop: the message goes out in English, and another try brings them', async () => {
  answers.languages = refusal(503, 'SERVER_DOWN_ERROR');
  await showShare();
  expect(screen.getByText(/languages cannot be loaded at the moment/)).toBeInTheDocument();
  expect(screen.queryByText(/no language in which/)).not.toBeInTheDocument();
  await paste('a@a.example;b@b.example');
  await isReady();
  answers.languages = () => Response.json(languages);
  await click('Try again');
  expect(await screen.findByRole('radio', { name: 'Safety data sheet' })).toBeEnabled();
  expect(chips()).toHaveLength(2);
});

describe('the preview', () => {
  const frame = () => screen.queryByTitle<HTMLIFrameElement>('Preview of the e-mail');

  it('stands in the place of the form, in a frame without any permission, and the form comes back as it was', async () => {
    await showShare();
    await paste('a@a.example b@b.example');
    await isReady();
    await click('Preview');
    await waitFor(() => expect(frame()).toBeInTheDocument());
    expect(frame()).toHaveAttribute('sandbox', '');
    expect(frame()?.srcdoc).toMatch(/<style nonce="[^"]*">[^<]*p\{color:red\}<\/style>.*<p>Hello<\/p>/s);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(callsOf('preview')).toEqual([
      { recipients: ['a@a.example', 'b@b.example'], target: 'ui', ui: 'en', sds: 1, synonymIds: [1001] },
    ]);
    await click('Settings');
    expect(frame()).not.toBeInTheDocument();
    expect(chips()).toEqual(['a@a.example', 'b@b.example']);
  });

  it('that cannot be had leaves the form with a sentence and the id', async () => {
    answers.preview = refusal(503, 'SERVER_DOWN_ERROR');
    await showShare();
    await paste('a@a.example b@b.example');
    await isReady();
    await click('Preview');
    await waitFor(() =>
      expect(screen.getByText(/^The server cannot be reached at the moment.*Error id: k7m$/)).toBeInTheDocument(),
    );
    expect(chips()).toHaveLength(2);
  });

  it('can be sent from', async () => {
    await showShare();
    await paste('a@a.example b@b.example');
    await isReady();
    await click('Preview');
    await waitFor(() => expect(frame()).toBeInTheDocument());
    await click('Send');
    await waitFor(() => expect(callsOf('send')).toHaveLength(1));
  });
});

describe('a share that fails', () => {
  const fail = async (response: () => Response | Promise<Response>) => {
    answers.send = response;
    await showShare();
    await paste('a@a.example b@b.example');
    await isReady();
    await click('Send');
  };
  const expectAlert = (text: string) =>
    waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByRole('alert', { hidden: true })).toHaveTextContent(text),
    );

  it('for its addresses lists them at the field and marks them, and waits until they are gone', async () => {
    await fail(refusal(422, 'INVALID_EMAILS', { invalidEmails: ['b@b.example'] }));
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription(expect.stringContaining('invalid e-mails: b@b.example')),
    );
    expect(field()).toHaveFocus();
    expect(screen.getByText('invalid e-mail:').parentElement).toHaveTextContent('b@b.example');
    expect(button('Send')).toBeDisabled();
    await click('Remove b@b.example');
    await isReady();
    expect(field()).toBeValid();
  });

  test.each([
    [403, 'NOT_IN_LIST', 'A product is not in the list of your workgroup. Nothing was sent.'],
    [429, 'TOO_MANY_TRIES', 'Too many tries. Please wait a minute and try again.'],
    [
      429,
      'TOO_MANY_MAILS_TODAY',
      'You have sent as many e-mails as one may in a day. Nothing was sent. Please try again tomorrow.',
    ],
    [
      429,
      'RECIPIENT_MAILS_TODAY',
      'One of the recipients has had as many e-mails as one address may get in a day. Nothing was sent. Please try again tomorrow.',
    ],
    [503, 'SERVER_DOWN_ERROR', 'The server cannot be reached at the moment. Please try again later.'],
    [401, 'SESSION_EXPIRED', 'Your session has ended. Please log in again.'],
    [400, 'of another kind', 'Something went wrong. Please try again.'],
  ])('with %i %s says so with its id, and what was typed stays', async (status, message, text) => {
    await fail(refusal(status, message));
    await expectAlert(`${text} Error id: k7m`);
    expect(chips()).toEqual(['a@a.example', 'b@b.example']);
    expect(callsOf('send')).toHaveLength(1);
    const login = screen.queryByRole('link', { name: 'Log in in a new tab; your input stays here' });
    expect(login !== null).toBe(message === 'SESSION_EXPIRED');
  });

  test.each([
    ['no answer', () => Promise.reject(new TypeError('failed'))],
    ['none in time', refusal(504, 'SERVER_TIMEOUT')],
  ])('with %s may have been sent: that is said, and it is not sent again by itself', async (_what, response) => {
    await fail(response);
    await expectAlert('The server has not answered. The e-mails may be on their way all the same');
    expect(callsOf('send')).toHaveLength(1);
    await leave();
    expect(chips()).toHaveLength(2);
  });
});
