import { fireEvent, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IpiScreen } from '@/components/ipi/ipi-screen';
import { ProductLanding } from '@/components/product-info/product-landing';
import { SdsDownload } from '@/components/sds/sds-download';
import { SdsViewer } from '@/components/sds/sds-viewer';
import { MailFrame } from '@/components/share/share-dialog';
import { TdsViewer } from '@/components/tds/tds-viewer';
import { ChoiceList } from '@/components/ui/selection/choice-list';
import { Dropdown } from '@/components/ui/selection/dropdown';
import type { Dossier } from '@/lib/domain/product/dossier';
import { acetone } from '@/tests/components/acetone';
import { labelEdit, labelView } from '@/tests/components/label/show-label';
import { renderIn } from '@/tests/components/render-in';
import en from '@/messages/en.json';

const lang = 9;
const name = 'العربية';
const isArabic = /\p{Script=Arabic}/u;
/** A product whose documents are in Arabic too. */
const dossier: Dossier = {
  ...acetone,
  languages: [...acetone.languages, { id: lang, name, code: 'ar', created: '2026-02-01', tdsCreated: '2026-02-03' }],
  validLangs: [1, 2, lang],
  validTdsLangs: [1, lang],
};
const html = '<section id="section-1" class="sds-section"><h2>القسم ١</h2></section>';
const page = { dossier, interfaceLang: 'en', lang };

const screens: Record<string, ReactElement> = {
  'landing page': <ProductLanding {...page} permalink="https://dossier.example/p/1001" />,
  'safety data sheet': <SdsViewer {...page} html={html} sections={[1]} features={{ sds_compare: true }} />,
  'page of the download': <SdsDownload {...page} />,
  'technical data sheet': <TdsViewer {...page} html={html} version="2" />,
  'safety instructions': <IpiScreen {...page} html={html} qr={1} />,
  label: labelView({ dossier, lang }),
  'label editor': labelEdit({ dossier, query: { xlang: `1,${lang}`, rlang: String(lang) } }),
};

/** The texts of a page as the server sends it, for visitors without JavaScript too. */
function textsOf(screen: ReactElement): Text[] {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      {screen}
    </NextIntlClientProvider>,
  );
  const root = document.createElement('div');
  root.innerHTML = markup.replace(/<\/?noscript>/g, '');
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

test.each(Object.entries(screens))('%s: what is in another language says so, and where it begins', (_name, screen) => {
  const texts = textsOf(screen).filter(({ data }) => isArabic.test(data));
  expect(texts.length).toBeGreaterThan(0);
  const unmarked = texts.filter((text) => !text.parentElement?.closest('[lang="ar"][dir="rtl"]'));
  expect(unmarked.map(({ parentElement }) => parentElement?.outerHTML)).toEqual([]);
});

test.each(Object.entries(screens))('%s: a document’s language is that of its text alone', (_name, screen) => {
  const marked = textsOf(screen).filter((text) => text.parentElement?.closest('[lang="ar"]'));
  expect(marked.filter(({ data }) => !isArabic.test(data)).map(({ data }) => data)).toEqual([]);
});

const options = [
  { value: '1', text: 'English', lang: 'en' },
  { value: '9', text: name, lang: 'ar' },
];

test('a list of languages names each language in itself', () => {
  renderIn('en', <ChoiceList label="Language" options={options} value="1" onChoose={() => {}} />, ['choice']);
  expect(screen.getByText(name)).toHaveAttribute('lang', 'ar');
  expect(screen.getByText(name)).toHaveAttribute('dir', 'rtl');
});

test('a dropdown of languages names each language in itself, open and closed', () => {
  renderIn('en', <Dropdown label="Language" options={options} value="9" onChoose={() => {}} emptyText="none" />);
  const box = screen.getByRole('combobox');
  expect(within(box).getByText(name)).toHaveAttribute('lang', 'ar');
  fireEvent.click(box);
  expect(screen.getByRole('option', { name })).toHaveAttribute('dir', 'rtl');
  expect(screen.getByRole('option', { name: 'English' })).toHaveAttribute('lang', 'en');
});

test('a mail that is looked at is a document in its language', () => {
  renderIn('en', <MailFrame mail={{ html: '<p>مرحبا</p>', css: '', lang: 'ar' }} title="Preview" />);
  expect(screen.getByTitle('Preview')).toHaveAttribute(
    'srcdoc',
    expect.stringMatching(/^<!doctype html><html lang="ar" dir="rtl">/),
  );
});
