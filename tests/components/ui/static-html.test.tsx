import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Mail } from '@/components/ui/icons/icons';
import { htmlOf, StaticHtml } from '@/components/ui/static-html';
import { inlinePageHtml } from '@/lib/domain/pages/page-html';
import { expectEach } from '@/tests/support/expect-each';

const Named = ({ name, children }: { name: string; children?: ReactNode }) => (
  <p className="name">
    {name}
    {children}
  </p>
);
const clientComponent = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') });
const ClientComponent = clientComponent as () => ReactNode;
const AsyncComponent = (async () => Promise.resolve('late')) as unknown as () => ReactNode;

test('the HTML of elements is that of React', async () => {
  const trees: Record<string, ReactNode> = {
    'a text with all that HTML means': <b title={`<a> & "b" 'c'`}>{`</b> & <script> "quoted" 'single'`}</b>,
    'a component in a fragment': (
      <>
        <Named name="Acetone">{' · 99 %'}</Named>
        {null}
        {false}
        {0}
      </>
    ),
    'a list': [1, 2].map((key) => <li key={key}>{key}</li>),
    'attributes that HTML spells differently': (
      <td className="a" colSpan={2} rowSpan={3} tabIndex={-1} data-page="" aria-hidden aria-current={false} hidden>
        <time dateTime="2026-01-02">2 Jan 2026</time>
      </td>
    ),
    'an element without an end': <img src="/p/a.svg" alt="" width={9} height={9} loading="lazy" />,
    'a missing attribute': <a href={undefined}>none</a>,
    'inserted HTML': <p dangerouslySetInnerHTML={{ __html: '<b>bold</b> &amp; more' }} />,
    'an icon': <Mail aria-hidden className="size-5" />,
  };
  await expectEach(
    Object.entries(trees),
    ([name]) => name,
    ([, tree]) => {
      const document = (html: string) =>
        Object.assign(window.document.createElement('div'), { innerHTML: html }).innerHTML;
      expect(document(htmlOf(tree) ?? 'none')).toBe(document(renderToStaticMarkup(tree)));
    },
  );
});

test('what the browser runs is left to React', async () => {
  const trees: Record<string, ReactNode> = {
    'a client component': <ClientComponent />,
    'an asynchronous component': <AsyncComponent />,
    'a handler': <button onClick={() => undefined}>go</button>,
    'a style, which has no nonce': <p style={{ color: 'red' }}>red</p>,
    'a script as an address': <a href={' java\nscript:alert(1)'}>run</a>,
  };
  await expectEach(
    Object.entries(trees),
    ([name]) => name,
    ([, tree]) => expect(htmlOf(<div>{tree}</div>)).toBeNull(),
  );
});

test('an element has the same content as text and by React', () => {
  const [staticContent, reactContent] = [inlinePageHtml, undefined].map((toPageHtml) => {
    const { container } = render(
      <StaticHtml as="section" aria-label="Product" toPageHtml={toPageHtml}>
        <Named name="A & B" />
      </StaticHtml>,
    );
    container.firstElementChild?.removeAttribute('data-html');
    return container.innerHTML;
  });
  expect(staticContent).toBe(reactContent);
});
