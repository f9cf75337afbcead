import type { ProductFile } from '../../product/product-file.ts';

/** A substance with what a file must have and something of everything that checks look at. */
export const acetoneFile = (): ProductFile => ({
  code: 'AC-1',
  supplier: {
    name: 'Muster GmbH',
    address: 'Weg 1',
    city: '20457 Hamburg',
    country: 'DE',
    telephone: '+49 40 66969 100',
    email: 'sds@muster.example',
    website: '',
  },
  languages: { sds: ['en'], tds: [] },
  versions: [
    {
      text: '1.0',
      created: '2026-01-15',
      facts: {
        kind: 'substance',
        audience: 'industrial',
        name: { en: 'Acetone' },
        description: { en: 'Solvent.' },
        identifiers: { cas: '67-64-1', ec: '200-662-2', index: '606-001-00-8' },
        composition: [
          {
            name: { en: 'acetone' },
            cas: '67-64-1',
            content: 99.5,
            contentRange: '≥ 99.5 %',
            classification: [
              { category: 'Flam. Liq. 2', h: ['H225'] },
              { category: 'Eye Irrit. 2', h: ['H319'] },
              { category: 'STOT SE 3', h: ['H336'] },
            ],
          },
        ],
        classification: [
          { category: 'Flam. Liq. 2', h: ['H225'] },
          { category: 'Eye Irrit. 2', h: ['H319'] },
          { category: 'STOT SE 3', h: ['H336'] },
        ],
        label: { euh: ['EUH066'], p: ['P210', 'P305+P351+P338'] },
        uses: { identified: [{ en: 'Solvent' }], advisedAgainst: [] },
        basicProperties: { flashPoint: { value: -17, unit: '°C' }, colour: { en: 'colourless' }, ph: 'notApplicable' },
        phrases: {
          '8.2.2.thermal': ['noThermalHazard'],
          '9.2': ['noFurtherData'],
          '12.2': ['readilyBiodegradable'],
          '12.3': ['notBioaccumulative'],
          '14.7': ['noBulkTransport'],
          '15.2': ['csaNotCarriedOut'],
        },
        transport: {
          un: 'UN1090',
          properShippingName: { en: 'ACETONE' },
          hazardClass: '3',
          packingGroup: 'II',
          classificationCode: 'F1',
          hazardIdentificationNumber: '33',
          tunnelCode: 'D/E',
          limitedQuantity: '1 L',
        },
      },
    },
  ],
});
