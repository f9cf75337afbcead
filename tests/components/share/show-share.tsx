import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { ShareDialog } from '@/components/share/share-dialog';
import { StyledText } from '@/components/ui/styled-text';
import { ToastStack } from '@/components/ui/toast-stack';
import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import type { ShareLanguages, ShareProduct } from '@/lib/domain/share/share-form';
import { renderIn } from '@/tests/components/render-in';

export const languages: ShareLanguages = {
  ui: [
    { id: 'de', text: 'Deutsch' },
    { id: 'en', text: 'English' },
  ],
  sds: [
    { id: 2, text: 'Deutsch' },
    { id: 1, text: 'English' },
  ],
  takesMessage: true,
};
export const acetone: ShareProduct = { id: 1001, name: 'Acetone' };
export const hexane: ShareProduct = { id: 1009, name: 'n-Hexane' };

function Page({ products, pageUrl }: { products: ShareProduct[]; pageUrl?: string }) {
  const [isOpen, setOpen] = useState(true);
  return (
    // Nothing that another test asked for is known.
    <SWRConfig value={{ provider: () => new Map() }}>
      <button type="button" onClick={() => setOpen(true)}>
        Open again
      </button>
      <ShareDialog
        products={products}
        pageUrl={pageUrl}
        noValidSds={<StyledText textKey="share_dialog_no_valid_sds" />}
        open={isOpen}
        onOpenChange={setOpen}
      />
      <ToastStack />
    </SWRConfig>
  );
}

/** What the handlers answer, by the end of their path; a function decides at each call. */
export const answers: Record<string, () => Response | Promise<Response>> = {};
/** The calls of handlers, without those for the session. */
export const calls: { what: string; body: Record<string, unknown> }[] = [];
export const callsOf = (expectedValue: string) =>
  calls.filter(({ what }) => what === expectedValue).map(({ body }) => body);

export function mockPlatform(): void {
  calls.length = 0;
  document.cookie = 'XSRF-TOKEN=good';
  Object.assign(answers, {
    languages: () => Response.json(languages),
    preview: () => Response.json({ html: '<p>Hello</p>', css: 'p{color:red}' }),
    send: () => Response.json({}),
  });
  global.fetch = jest.fn((address: string, { body }: RequestInit = {}) => {
    const what = address.split('/').at(-1)!;
    if (what === 'session') return Promise.resolve(Response.json({}));
    calls.push({ what, body: JSON.parse(String(body)) as Record<string, unknown> });
    return Promise.resolve(answers[what]!());
  }) as typeof fetch;
}

/** Shows the open dialog once its languages are there. */
export async function showShare(
  products = [acetone],
  interfaceLang: InterfaceLanguage = 'en',
  /** Whole address of the product's page that it is on. */
  pageUrl?: string,
) {
  renderIn(interfaceLang, <Page products={products} pageUrl={pageUrl} />, ['share']);
  const name = interfaceLang === 'en' ? 'Language of the message' : 'Sprache der Nachricht';
  await within(await screen.findByRole('combobox', { name })).findByText(/English|Deutsch/);
}

export const field = () => screen.getByRole('textbox', { name: 'Recipients' });
/** Does something with the field; its form looks at it a moment later. */
const doing = async (how: () => boolean) => {
  let isFollowed = true;
  await act(async () => void (isFollowed = how()));
  return isFollowed;
};
export const enter = (text: string) => doing(() => fireEvent.change(field(), { target: { value: text } }));
export const leave = () => doing(() => fireEvent.blur(field()));
export const paste = (text: string) =>
  doing(() => fireEvent.paste(field(), { clipboardData: { getData: () => text } }));
export const press = (key: string) => doing(() => fireEvent.keyDown(field(), { key }));
export const click = (name: string) => doing(() => fireEvent.click(button(name)));
/** The recipients that stand there. */
export const chips = () =>
  within(screen.getByRole('dialog'))
    .queryAllByRole('button', { name: /^Remove .*@|^Remove \w+$/ })
    .map((button) => button.getAttribute('aria-label')!.replace('Remove ', ''))
    .filter((name) => name !== 'Acetone' && name !== 'n-Hexane');
export const button = (name: string) => screen.getByRole('button', { name });
export const choose = (label: string, option: string) => {
  fireEvent.click(screen.getByRole('combobox', { name: label }));
  fireEvent.click(screen.getByRole('option', { name: option }));
};
