import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LabelAudit } from '@/lib/domain/label/label-audit';
import type { LabelText } from '@/lib/domain/label/label-text';
import { acetone, whiteSpirit, whiteSpiritOpen } from '@/tests/components/acetone';
import { labelView, noFindings } from '@/tests/components/label/show-label';
import { renderIn } from '@/tests/components/render-in';

const picture = () => screen.getByRole('img', { name: /^Label of/ });
const queryOf = (address: string | null) =>
  Object.fromEntries(new URL(address ?? '', 'https://dossier.example').searchParams);
const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('label view', () => {
  it('names itself and the product', () => {
    renderIn('en', labelView());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Label Acetone, technical');
  });

  it('says of which possible hazards it is not known whether the label has to warn', () => {
    renderIn('en', labelView({ dossier: whiteSpirit }));
    expect(screen.getByText(/^Classification not complete/)).toHaveTextContent(whiteSpiritOpen);
  });

  it('shows the label as a picture in the language of the page, at the size that it has on paper', () => {
    renderIn('en', labelView({ lang: 2 }));
    expect(picture()).toHaveAccessibleName('Label of Acetone, technical, 105 × 148 mm');
    expect(picture().getAttribute('src')).toMatch(/^\/p\/api\/label\/1001\/preview\?/);
    expect(queryOf(picture().getAttribute('src'))).toMatchObject({ dim: '4', xlang: '2', rlang: '2' });
    // 105 and 148 mm in CSS pixels.
    expect([picture().getAttribute('width'), picture().getAttribute('height')]).toEqual(['397', '559']);
  });

  it('says dimension, pack size and languages', () => {
    renderIn('en', labelView({ query: { dim: '3', emb: '1', xlang: '2,1', vseb: '1 L' } }));
    const facts = within(screen.getByRole('region', { name: 'This label' }));
    expect(facts.getAllByRole('definition').map((definition) => definition.textContent)).toEqual([
      '74 × 105 mm',
      'up to 3 l',
      '1 L',
      'Deutsch, English',
      'to the product page',
    ]);
  });

  it('leads to the same label in another language, and to its editor with these settings', () => {
    renderIn('en', labelView({ query: { dim: '3' } }));
    const others = within(screen.getByRole('navigation', { name: 'This label in' }));
    expect(others.getAllByRole('link').map((anchor) => anchor.getAttribute('href'))).toEqual([
      '/p/1001/en/ee/1',
      '/p/1001/en/ee/2',
    ]);
    expect(others.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'page');
    expect(link('Edit label')).toHaveAttribute('href', '/p/1001/en/ed/1?dim=3');
  });

  it('leads to the editor with the language that it is in', () => {
    renderIn('en', labelView({ lang: 2 }));
    expect(link('Edit label')).toHaveAttribute('href', '/p/1001/en/ed/2');
  });

  it('does not lead to the editor where labels are not edited', () => {
    renderIn('en', labelView({ canEdit: false }));
    expect(screen.queryByRole('link', { name: 'Edit label' })).not.toBeInTheDocument();
  });

  it('offers the PDF of one label and of an A4 page of labels', () => {
    renderIn('en', labelView({ query: { dim: '3' } }));
    const single = link('Label as PDF').getAttribute('href');
    const a4 = link('A4 sheet of labels as PDF').getAttribute('href');
    expect(single).toMatch(/^\/p\/api\/label\/1001\/pdf\?/);
    expect(queryOf(single)).toMatchObject({ dim: '3', lp: '1' });
    expect(queryOf(a4)).toMatchObject({ dim: '3' });
    expect(queryOf(a4)).not.toHaveProperty('lp');
  });

  it('gives Word and spreadsheet to who is logged in, and shows everybody else the login, which leads back to this label', () => {
    window.history.replaceState(null, '', '/p/1001/de/ee/2?dim=3');
    const { unmount } = renderIn('en', labelView({ query: { dim: '3' } }));
    for (const name of ['Label for Word Log in', 'Spreadsheet for label printing Log in'])
      expect(queryOf(link(name).getAttribute('href'))).toEqual({ next: '/1001/de/ee/2?dim=3', interfaceLang: 'en' });
    expect(screen.queryByRole('button', { name: /^Spreadsheet/ })).not.toBeInTheDocument();
    unmount();
    renderIn('en', labelView({ isLoggedIn: true }));
    expect(link(/^Label for Word to edit; .* sizes are not checked$/).getAttribute('href')).toMatch(
      /^\/p\/api\/label\/1001\/docx\?/,
    );
    expect(screen.getByRole('button', { name: 'Spreadsheet for label printing' })).toBeInTheDocument();
  });

  it('asks for the spreadsheet by a POST with the anti-forgery header', async () => {
    document.cookie = 'XSRF-TOKEN=a%3Db';
    let requested: { address: string; call?: RequestInit } | undefined;
    window.fetch = (input, call) => {
      requested = { address: String(input), call };
      return Promise.resolve(Response.json({ uiMessage: 'error_message_UNKNOWN', id: 'a2b' }, { status: 401 }));
    };
    renderIn('en', labelView({ isLoggedIn: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Spreadsheet for label printing' }));
    expect(requested?.address).toMatch(/^\/p\/api\/label\/1001\/xlsx\?dim=4&|^\/p\/api\/label\/1001\/xlsx\?/);
    expect(requested?.call).toEqual({ method: 'POST', headers: { 'X-XSRF-TOKEN': 'a=b' } });
    await screen.findByRole('button', { name: 'Spreadsheet for label printing', busy: false });
  });

  test.each([
    [['H350i'], ['Restricted to professional users']],
    [
      ['H314'],
      [
        'Packs for the general public need a child-resistant fastening.',
        'Packs for the general public need a tactile warning of danger.',
      ],
    ],
    [['H225'], ['Packs for the general public need a tactile warning of danger.']],
    [['H319'], []],
  ])('with %p on the label the notices are %p', (codes, notices) => {
    const labelStatements = codes.map((code) => ({ code, set: 'H' as const, text: code }));
    renderIn('en', labelView({ dossier: { ...acetone, labelStatements } }));
    const list = screen.queryByRole('list', { name: 'What the pack needs' });
    expect(
      list
        ? within(list)
            .getAllByRole('listitem')
            .map((item) => item.textContent)
        : [],
    ).toEqual(notices);
  });

  describe('zoom', () => {
    const widths = () => Number(picture().getAttribute('width'));
    const button = (name: string) => screen.getByRole('button', { name });

    it('by buttons', () => {
      renderIn('en', labelView());
      Object.defineProperty(picture(), 'clientWidth', { value: 397 });
      expect(button('Fit')).toHaveAttribute('aria-pressed', 'true');
      fireEvent.click(button('Zoom in'));
      expect(widths()).toBe(595);
      expect(screen.getByText('150%')).toBeInTheDocument();
      fireEvent.click(button('Zoom out'));
      expect(button('True size')).toHaveAttribute('aria-pressed', 'true');
      fireEvent.click(button('Zoom out'));
      expect(widths()).toBe(298);
      fireEvent.click(button('Fit'));
      expect(widths()).toBe(397);
    });

    it('from what fits the window to the next step', () => {
      renderIn('en', labelView());
      Object.defineProperty(picture(), 'clientWidth', { value: 317 });
      fireEvent.click(button('Zoom in'));
      expect(button('True size')).toHaveAttribute('aria-pressed', 'true');
    });

    it('by keys on the drawing', () => {
      renderIn('en', labelView());
      Object.defineProperty(picture(), 'clientWidth', { value: 397 });
      const drawing = screen.getByRole('region', { name: 'Drawing of the label' });
      expect(drawing).toHaveAttribute('tabindex', '0');
      fireEvent.keyDown(drawing, { key: '+' });
      expect(widths()).toBe(595);
      fireEvent.keyDown(drawing, { key: '-' });
      expect(widths()).toBe(397);
      fireEvent.keyDown(drawing, { key: '+' });
      fireEvent.keyDown(drawing, { key: '0' });
      expect(button('Fit')).toHaveAttribute('aria-pressed', 'true');
      fireEvent.keyDown(drawing, { key: '+', ctrlKey: true });
      expect(widths()).toBe(397);
    });
  });

  it('of a dimension without millimetres the picture stands as it is', () => {
    const label = { ...acetone.label, dimensions: [{ id: 4, text: 'A6' }] };
    renderIn('en', labelView({ dossier: { ...acetone, label } }));
    expect(picture()).not.toHaveAttribute('width');
    expect(screen.queryByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument();
  });

  describe('when the picture cannot be had', () => {
    const notDrawn = 'The label cannot be drawn with these settings, or not at the moment.';
    const audited = (audit: LabelAudit) => {
      const requests = jest.fn(async (_address: unknown) => Response.json(audit));
      window.fetch = requests as typeof fetch;
      return requests;
    };

    it('says so, and keeps its files', async () => {
      const requests = audited(noFindings);
      renderIn('en', labelView());
      fireEvent.error(picture());
      expect(screen.getByText(notDrawn)).toBeInTheDocument();
      await waitFor(() => expect(requests).toHaveBeenCalledTimes(1));
      await act(async () => {});
      expect(picture()).toBeInTheDocument();
      expect(document.querySelector('[data-refused]')).toBeNull();
    });

    it('says so too when the picture of the server’s page failed before the page could hear of it', async () => {
      const requests = audited(noFindings);
      const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
      renderIn('en', labelView());
      complete.mockRestore();
      expect(screen.getByText(notDrawn)).toBeInTheDocument();
      await waitFor(() => expect(requests).toHaveBeenCalledTimes(1));
      await act(async () => {});
    });

    it('because the label is refused says why, in its place, with links to the sizes that carry the text', async () => {
      const sizes = [
        { dim: 4, widthMm: 105, heightMm: 148, foldOut: false, panels: 1 },
        { dim: 1, widthMm: 52, heightMm: 74, foldOut: true, panels: 5 },
      ];
      const requests = audited({ ...noFindings, refused: 'text', sizes });
      renderIn('en', labelView({ lang: 2, query: { dim: '3' } }));
      fireEvent.error(picture());
      expect(await screen.findByText('The mandatory text does not fit on this label. It fits on:')).toBeInTheDocument();
      expect(requests.mock.calls[0]![0]).toMatch(/^\/p\/api\/label\/1001\/audit\?.*\bdim=3&/);
      expect(screen.queryByRole('img', { name: /^Label of/ })).not.toBeInTheDocument();
      const [single, foldOut] = [link(/^105\s×\s148\smm$/), link(/^52\s×\s74\smm, fold-out/)].map((anchor) =>
        anchor.getAttribute('href'),
      );
      expect(single).toMatch(/^\/p\/1001\/en\/ee\/2\?/);
      expect([queryOf(single!), queryOf(foldOut!)]).toEqual([
        expect.objectContaining({ dim: '4', xlang: '2' }),
        expect.objectContaining({ dim: '1', foldON: '1' }),
      ]);
      expect(link('Edit label')).toBeInTheDocument();
      // By which the style hides the files.
      expect(document.querySelector('[data-refused]')).toBeInTheDocument();
    });
  });
});

describe('label as text', () => {
  const text: LabelText = {
    lang: 'en',
    productName: 'Acetone',
    productCode: 'AC-100',
    articles: ['AC-100-1L'],
    signalWord: 'Danger',
    marks: [{ label: 'GTIN', value: '09521234009016' }],
    identifiers: [{ label: 'CAS', value: '67-64-1' }],
    pictograms: [{ id: 'GHS02' }],
    contains: ['limonene'],
    hazards: [{ code: 'H225', text: 'Highly flammable liquid and vapour.' }],
    supplemental: [{ code: 'EUH066', text: 'Repeated exposure may cause skin dryness or cracking.' }],
    precautions: [{ code: 'P210', text: 'Keep away from heat.' }],
    notices: ['Restricted to professional users.'],
    ufi: 'GMTT-2SQN-6FDD-6TV1',
    supplier: { name: 'Demo Chemicals GmbH', lines: ['Musterkai 12', '20457 Hamburg'], telephone: '+49 40 66969 100' },
  };

  it('has every element of the label in one place, under headings', () => {
    renderIn('en', labelView({ text, query: { vseb: '1 L' } }));
    const card = within(screen.getByRole('region', { name: 'What the label says' }));
    expect(card.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Acetone',
      'Signal word',
      'Contains',
      'Hazard statements',
      'Precautionary statements',
      'Supplemental hazard information',
      'Supplier',
    ]);
    for (const words of [
      'AC-100-1L ·',
      '1 L',
      '67-64-1',
      '09521234009016',
      'Danger',
      'limonene',
      'Restricted to professional users.',
    ]) {
      expect(card.getByText(words)).toBeInTheDocument();
    }
    expect(card.getByText('GMTT-2SQN-6FDD-6TV1')).toBeInTheDocument();
    expect(card.getByText('Keep away from heat.')).toBeInTheDocument();
    expect(within(card.getByRole('list', { name: 'Pictograms' })).getByText('Flame')).toBeInTheDocument();
    expect(card.getByRole('link', { name: '+49 40 66969 100' })).toHaveAttribute('href', 'tel:+494066969100');
  });

  it('is not there while it cannot be loaded', () => {
    renderIn('en', labelView());
    expect(screen.queryByRole('region', { name: 'What the label says' })).not.toBeInTheDocument();
  });
});
