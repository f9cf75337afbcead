import { screen, within } from '@testing-library/react';
import { ProductDetail } from '@/components/product-detail/product-detail';
import type { Comparison } from '@/lib/domain/changes/changes';
import type { EditMode, Material, WorkgroupProduct } from '@/lib/domain/product/formulation';
import { acetone } from '@/tests/components/acetone';
import { renderIn } from '@/tests/components/render-in';

const material = (name: string, more: Partial<Material> = {}): Material => ({
  kind: 'material',
  name,
  supplier: 'NovaSol',
  purpose: 'alkali',
  content: 3,
  volume: 1.41,
  price: 2.55,
  instruction: null,
  ...more,
});
const workgroupProduct: WorkgroupProduct = {
  formulation: [
    material('Water', { content: 92.985, volume: 93, price: 1200.5, supplier: 'Own', purpose: 'solvent' }),
    { kind: 'instruction', instruction: 'Start the stirrer, 120 rpm.' },
    material('Sodium hydroxide', { instruction: 'Wear gloves.' }),
    material('Colour', { content: 4.015, volume: null, purpose: null }),
  ],
  materials: [
    material('Canister', { content: 97, volume: null, price: 1.12 }),
    material('Cap', { volume: null, price: 0.08 }),
  ],
  derivation: null,
};

const show = (
  editMode: EditMode | undefined = workgroupProduct,
  { interfaceLang = 'en' as 'en' | 'de', comparison = null as Comparison | null } = {},
) =>
  renderIn(
    interfaceLang,
    <ProductDetail
      dossier={acetone}
      comparison={comparison}
      editMode={editMode}
      interfaceLang={interfaceLang}
      showClassification
      lang={2}
      features={{ changes: true }}
    />,
  );
const editSwitch = () => screen.queryByRole('switch', { name: 'Edit mode' });
const mixer = () => screen.getByRole('table', { name: 'Formulation mixer' });
const cells = (row: HTMLElement) =>
  [...within(row).getAllByRole('rowheader'), ...within(row).queryAllByRole('cell')].map((cell) => cell.textContent);

describe('the switch of edit mode', () => {
  it.each<EditMode | undefined>(['none', 'unavailable'])('is not there when the mode is %s', (mode) => {
    show(mode);
    expect(editSwitch()).not.toBeInTheDocument();
  });

  it('is off outside the mode and leads into it', () => {
    show('off');
    expect(editSwitch()).not.toBeChecked();
    expect(editSwitch()).toHaveAttribute('href', '/p/1001/en/pi/2?edit=1');
  });

  it('is on in the mode and leads out of it', () => {
    show();
    expect(editSwitch()).toBeChecked();
    expect(editSwitch()).toHaveAttribute('href', '/p/1001/en/pi/2');
  });

  it('leaves changes mode as it is, and that one leaves edit mode', () => {
    const comparison = { version: acetone.versions[1]!, older: acetone };
    const { unmount } = show('off', { comparison });
    expect(editSwitch()).toHaveAttribute('href', '/p/1001/en/pi/2?changes=27&edit=1');
    unmount();
    show(workgroupProduct, { comparison });
    expect(editSwitch()).toHaveAttribute('href', '/p/1001/en/pi/2?changes=27');
    expect(screen.getByRole('switch', { name: 'Show changes' })).toHaveAttribute('href', '/p/1001/en/pi/2?edit=1');
  });
});

describe('the formulation mixer', () => {
  it('is shown in edit mode only', () => {
    const { unmount } = show('off');
    expect(screen.queryByRole('table', { name: 'Formulation mixer' })).not.toBeInTheDocument();
    unmount();
    show();
    expect(mixer()).toBeInTheDocument();
  });

  it('has component, supplier, purpose, mass % with two decimals, volume and price in euro', () => {
    show();
    expect(
      within(mixer())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Component', 'Supplier', 'Purpose', 'Mass %', 'Volume (l)', 'Price']);
    expect(cells(within(mixer()).getByRole('row', { name: /^Water/ }))).toEqual([
      'Water',
      'Own',
      'solvent',
      '92.99',
      '93.00',
      '€1,200.50',
    ]);
  });

  it('shows of an instruction the text only, across the columns', () => {
    show();
    const row = within(mixer()).getByRole('row', { name: /^Instruction/ });
    expect(cells(row)).toEqual(['Instruction', 'Start the stirrer, 120 rpm.']);
    expect(within(row).getByRole('cell')).toHaveAttribute('colspan', '5');
  });

  it('shows what a material’s own instruction says below its name', () => {
    show();
    expect(within(mixer()).getByRole('rowheader', { name: /^Sodium hydroxide/ })).toHaveTextContent('Wear gloves.');
  });

  it('keeps the order of the rows', () => {
    show();
    expect(
      within(mixer())
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Water', 'Instruction', 'Sodium hydroxideWear gloves.', 'Colour', 'Total']);
  });

  it('adds up mass %, volume and price, and says how many values a sum lacks', () => {
    show();
    expect(cells(within(mixer()).getByRole('row', { name: /^Total/ }))).toEqual([
      'Total',
      '',
      '',
      '100.00',
      '94.41values missing: 1',
      '€1,205.60',
    ]);
  });

  it('writes numbers as the language does', () => {
    show(workgroupProduct, { interfaceLang: 'de' });
    const total = within(screen.getByRole('table', { name: 'Rezeptur' })).getByRole('row', { name: /^Summe/ });
    expect(cells(total).slice(3)).toEqual(['100,00', '94,41fehlende Werte: 1', '1.205,60\u00a0€']);
  });
});

describe('the material composer', () => {
  it('lists what the pack consists of, each material with its content', () => {
    show();
    const table = screen.getByRole('table', { name: 'Material composer' });
    expect(within(table).getAllByRole('columnheader')[0]).toHaveTextContent('Material');
    expect(cells(within(table).getByRole('row', { name: /^Canister/ }))).toEqual([
      'Canister',
      'NovaSol',
      'alkali',
      '97.00',
      '–',
      '€1.12',
    ]);
    expect(cells(within(table).getByRole('row', { name: /^Total/ })).slice(3)).toEqual(['100.00', '–', '€1.20']);
  });

  it('stands between substances and formulation mixer, parameters follow', () => {
    show();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const substancesIndex = titles.indexOf('Substances');
    expect(titles.slice(substancesIndex, substancesIndex + 4)).toEqual([
      'Substances',
      'Material composer',
      'Formulation mixer',
      'Parameters',
    ]);
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    expect(within(contents).getByRole('link', { name: 'Formulation mixer' })).toHaveAttribute('href', '#formulation');
  });
});

describe('the page in edit mode', () => {
  it('says that it is confidential and that nothing can be changed', () => {
    show();
    expect(screen.getByText(/^Confidential: .* cannot be changed here\.$/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('says so when the product has neither formulation nor materials', () => {
    show({ formulation: [], materials: [], derivation: null });
    expect(screen.getByText(/This product has none\.$/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Formulation mixer' })).not.toBeInTheDocument();
  });

  it('counts no changes in what has no older version', () => {
    show(workgroupProduct, { comparison: { version: acetone.versions[1]!, older: acetone } });
    expect(screen.getByText('No changes since version 2.0')).toBeInTheDocument();
  });

  it('has a notice, and what everybody may see, while the data cannot be loaded', () => {
    show('unavailable');
    expect(screen.getByText(/^The data of your workgroup cannot be loaded/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Substances' })).toBeInTheDocument();
  });
});
