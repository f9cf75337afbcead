import { render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { overlayTranslations } from '@/lib/domain/languages/translations';
import { useScopedMessages } from '@/lib/browser/scoped-messages';
import { type InterfaceLanguage, interfaceLanguages } from '@/lib/domain/languages/languages';
import { type MessageScope, messageScopes, scopeKeys } from '@/lib/domain/message-scopes';
import { appMessages } from '@/lib/i18n/in-app-messages';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import { renderIn } from '@/tests/components/render-in';

const scopes = Object.keys(messageScopes) as MessageScope[];
/** A value for each placeholder, with what is special to a formatter. */
const valueOf = (name: string) => `<${name}> 'n' $& {total}`;
const valuesIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, valueOf(name!)]));

/** What the client components read: each key of a scope with its text. */
function Texts({ scope, app }: { scope: MessageScope; app: Record<string, string> }) {
  const t: (key: never, values: Record<string, string>) => string = useScopedMessages(scope);
  return scopeKeys(scope, app).map((key) => (
    <p key={key} data-key={key}>
      {t(key as never, valuesIn(app[key]!))}
    </p>
  ));
}
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-key]')].map((node) => [node.dataset.key, node.textContent]);

/** The same keys as the server formats them. */
function formatOnServer(locale: InterfaceLanguage, app: Record<string, string>) {
  const t = createTranslator<{ app: Record<string, string> }>({ locale, messages: { app } });
  return scopes.flatMap((scope) => scopeKeys(scope, app).map((key) => [key, t(`app.${key}`, valuesIn(app[key]!))]));
}

test.each(interfaceLanguages)('in %s every text of every scope is what the server makes of it', (locale) => {
  const { app } = appMessages[locale];
  renderIn(
    locale,
    scopes.map((scope) => <Texts key={scope} scope={scope} app={app} />),
    scopes,
  );
  expect(shown()).toEqual(formatOnServer(locale, app));
});

test('every key and every beginning of keys that a scope names is in the messages', () => {
  const keys = Object.keys(appMessages.en.app);
  const matches = (pattern: string) =>
    keys.some((key) => (pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern));
  const patterns: readonly string[] = scopes.flatMap((scope) => [...messageScopes[scope]]);
  expect(patterns.filter((pattern) => !matches(pattern))).toEqual([]);
});

test('a text of the database has its apostrophes and angle brackets', () => {
  const app = overlayTranslations(appMessages.en.app, {
    downloading: "L'eau <  5 °C, 'tis {percent}",
    loading: "It's loading",
  });
  render(
    <NextIntlClientProvider locale="en" messages={{ app }} timeZone="UTC">
      <ScopedMessages scopes={['ipi']}>
        <Texts scope="ipi" app={app} />
      </ScopedMessages>
    </NextIntlClientProvider>,
  );
  expect(Object.fromEntries(shown()).loading).toBe("It's loading");
});

function Reader() {
  const t = useScopedMessages('choice');
  // @ts-expect-error A key of another scope is not in the texts that the component gets.
  void (() => t('undo'));
  return <p>{t('try_again')}</p>;
}

test('scopes add to those of the part of the page around them', () => {
  renderIn(
    'en',
    <ScopedMessages scopes={['ipi']}>
      <Reader />
    </ScopedMessages>,
    ['choice'],
  );
  expect(screen.getByText('Try again')).toBeInTheDocument();
});

test('a component outside of its scope fails at once, not at its first rare text', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderIn('en', <Reader />, ['download'])).toThrow(TypeError);
});

test('a text whose key comes from data may be missing', () => {
  function Found() {
    const { find } = useScopedMessages('download');
    return <p>{[find('error_message_FORGED'), find('undo')].map((text) => typeof text).join()}</p>;
  }
  renderIn('en', <Found />, ['download']);
  expect(screen.getByText('string,undefined')).toBeInTheDocument();
});
