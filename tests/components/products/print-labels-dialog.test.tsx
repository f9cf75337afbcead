import { screen, waitFor } from '@testing-library/react';
import { PrintLabelsDialog } from '@/components/products/print-labels-dialog';
import { acetone, water } from '@/tests/components/products/show-list';
import { renderIn } from '@/tests/components/render-in';

const notice = 'From 1 January 2028 labels need larger type.';

function answerWith(laterNotice: string | null) {
  const options = {
    dimension: [{ id: 4, text: '105 × 148 mm' }],
    packageSize: [{ id: 2, text: '> 3 to 50 l' }],
    sheet: [],
    resolutions: [{ id: 300, text: '300 dpi' }],
    languages: [{ id: 1, name: 'English', code: 'en' }],
    notice: laterNotice,
  };
  global.fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve(options) });
}

describe('the dialog that prints labels of several products', () => {
  it('says once what the law asks of all labels from a later day', async () => {
    answerWith(notice);
    renderIn('en', <PrintLabelsDialog products={[acetone, water]} onClose={() => {}} />, ['labelJob']);
    expect(await screen.findAllByText(notice)).toHaveLength(1);
  });

  it('says nothing of it where nothing comes', async () => {
    answerWith(null);
    renderIn('en', <PrintLabelsDialog products={[acetone, water]} onClose={() => {}} />, ['labelJob']);
    await waitFor(() => expect(screen.getAllByRole('spinbutton').length).toBeGreaterThan(1));
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });
});
