import { brands } from '@/tests/support/brands';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { LoginScreen } from '@/components/login/login-screen';
import type { LoginMessage } from '@/lib/domain/session/login';
import { anonymousViewer, type Viewing } from '@/lib/domain/session/viewer';
import { renderIn } from '@/tests/components/render-in';

jest.mock('next/navigation', () => ({ usePathname: () => '/login', useSearchParams: () => new URLSearchParams() }));
const goTo = jest.fn<void, [string]>();
jest.mock('@/lib/browser/interaction/navigate-to', () => ({ navigateTo: (address: string) => goTo(address) }));

const calls: { method: string; body: string; token: string | null }[] = [];
let answers: Response[] = [];

beforeEach(() => {
  calls.length = 0;
  goTo.mockClear();
  document.cookie = 'XSRF-TOKEN=good';
  global.fetch = jest.fn((_address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    calls.push({ method, body: String(body), token: new Headers(headers).get('x-xsrf-token') });
    return Promise.resolve(answers.shift() ?? Response.json({}));
  }) as typeof fetch;
});

const show = ({
  failure = null,
  viewing = anonymousViewer,
}: { failure?: LoginMessage | null; viewing?: Viewing } = {}) =>
  renderIn(
    'en',
    <LoginScreen
      brand={brands.dossier}
      interfaceLang="en"
      viewing={viewing}
      antiForgery="good"
      next="/1001/en/pd/1"
      failure={failure}
    />,
  );

const username = () => screen.getByRole('textbox', { name: 'Username' });
const password = () => screen.getByLabelText('Password');
const fill = (name: string, secret: string) => {
  fireEvent.change(username(), { target: { value: name } });
  fireEvent.change(password(), { target: { value: secret } });
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
};

describe('the login form', () => {
  it('logs in and goes on to the page that was wanted', async () => {
    show();
    fill('demo', 'secret');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/p/1001/en/pd/1'));
    expect(calls).toEqual([{ method: 'POST', body: '{"username":"demo","password":"secret"}', token: 'good' }]);
  });

  test.each([
    ['', 'x', 'Please enter your username.', username],
    ['demo', '', 'Please enter your password.', password],
  ])(
    'with the username %j and the password %j says at the field what is missing, and sends nothing',
    (name, secret, text, field) => {
      show();
      fill(name, secret);
      expect(field()).toHaveAccessibleDescription(text);
      expect(field()).toBeInvalid();
      expect(field()).toHaveFocus();
      expect(calls).toEqual([]);
    },
  );

  test.each([
    [401, 'INVALID_USERNAME_PASSWORD', 'The username or the password is wrong.', password],
    [
      403,
      'INVALID_USERNAME_PASSWORD_LOCKED_ACCOUNT',
      'This account is locked. Please try again in 15 minutes or ask your administrator.',
      username,
    ],
  ])(
    'that is refused with %i %s says so at the field it belongs to and keeps what was typed',
    async (status, message, text, field) => {
      answers = [Response.json({ uiMessage: `error_message_${message}`, id: 'k7m' }, { status }), Response.json({})];
      show();
      fill('demo', 'wrong');
      await waitFor(() => expect(field()).toHaveAccessibleDescription(text));
      expect(username()).toHaveValue('demo');
      expect(password()).toHaveValue('wrong');
      expect(goTo).not.toHaveBeenCalled();
    },
  );

  it('that cannot be sent says that the server cannot be reached', async () => {
    global.fetch = jest.fn(() => Promise.reject(new TypeError('failed'))) as typeof fetch;
    show();
    fill('demo', 'secret');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached at the moment.');
  });

  it('of a page that lay open for long gets a new value against forgery and tries once more', async () => {
    answers = [Response.json({ uiMessage: 'error_message_FORGED', id: 'k7m' }, { status: 403 })];
    const ask = global.fetch;
    global.fetch = ((address: string, call?: RequestInit) => {
      if (!call) document.cookie = 'XSRF-TOKEN=newer';
      return ask(address, call);
    }) as typeof fetch;
    show();
    fill('demo', 'secret');
    await waitFor(() => expect(goTo).toHaveBeenCalled());
    expect(calls.map(({ method, token }) => [method, token])).toEqual([
      ['POST', 'good'],
      ['GET', null],
      ['POST', 'newer'],
    ]);
  });

  it('works without JavaScript: a form with its hidden fields', () => {
    show();
    const form = screen.getByRole('button', { name: 'Log in' }).closest('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/p/api/session']);
    expect(Object.fromEntries([...form.querySelectorAll('input')].map(({ name, value }) => [name, value]))).toEqual({
      action: 'log-in',
      xsrf: 'good',
      next: '/1001/en/pd/1',
      username: '',
      password: '',
    });
  });

  it('says what a form without JavaScript was told', () => {
    show({ failure: 'TOO_MANY_TRIES' });
    expect(screen.getByRole('alert')).toHaveTextContent('Too many tries. Please wait a minute and try again.');
  });

  it('says that the session ended, and who is logged in already', () => {
    show({ viewing: { viewer: null, hasEnded: true } });
    expect(screen.getByRole('status')).toHaveTextContent('Your session has ended.');
    show({ viewing: { hasEnded: false, viewer: { name: 'Ada', workgroups: [], workgroup: null, antiForgery: 'x' } } });
    expect(screen.getByText('You are logged in as Ada.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/p/1001/en/pd/1');
  });
});
