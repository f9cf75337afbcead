import { backLink } from '@/lib/domain/pages/navigation';

const page = { id: 1001, interfaceLang: 'de', docType: 'gh', lang: 2 } as const;
const appUrl = 'https://app.example/products';

test.each([
  ['a product of the list', page, { appUrl: null, isInList: true }, '/products', '/1001/de/pd/2'],
  ['a product that the list lacks', page, { appUrl: null, isInList: false }, '/products', null],
  [
    'the overview of a product of the list',
    { ...page, docType: 'pd' } as const,
    { appUrl: null, isInList: true },
    '/products',
    null,
  ],
  ['a product of the application’s list', page, { appUrl, isInList: true }, appUrl, `${appUrl}/1001`],
  [
    'the overview, which the application has too',
    { ...page, docType: 'pd' } as const,
    { appUrl, isInList: true },
    appUrl,
    `${appUrl}/1001`,
  ],
  ['a product that the application’s list lacks', page, { appUrl, isInList: false }, appUrl, null],
])(
  'from %s the back button leads to the list, or to the overview where there is one',
  (_, page, viewport, list, overview) => {
    expect(backLink(page, viewport)).toEqual({ list, overview });
  },
);
