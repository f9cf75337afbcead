import { readFileSync } from 'node:fs';

/** The declarations of the rule for a plate, each on a line. */
const plate = (file: string, selector: string) =>
  new RegExp(`^ *\\${selector} \\{([^{}]*)[{}]`, 'm')
    .exec(readFileSync(file, 'utf8'))![1]!
    .match(/[\w-]+: [^;]+(?=;)/g);

test('an orange-coloured plate is the same in a safety data sheet as in hazards in short, orange in print too', () => {
  const sheetPlate = plate('components/shell/provider-html.css', '.sds-plate');
  expect(sheetPlate).toEqual(plate('components/hazards/hazards.css', '.orange-plate'));
  expect(sheetPlate).toContain('print-color-adjust: exact');
});
