import type { PlatformClient } from '../talk';

export const gtinCalls = ({ send }: PlatformClient) =>
  describe('the product of a GTIN', () => {
    test.each([
      ['a GTIN that a product has', '09521234000013', 200, { id: 1001 }],
      ['one that no product has', '00012345678905', 404, { error: 'not_found' }],
      ['that of a removed product', '09521234000129', 410, { error: 'removed' }],
      ['a wrong check digit', '09521234000014', 400, { error: 'invalid_parameter', field: 'gtin' }],
      ['13 digits', '9521234000013', 400, { error: 'invalid_parameter', field: 'gtin' }],
      ['no digits', 'acetone', 400, { error: 'invalid_parameter', field: 'gtin' }],
    ])('%s: %s is answered with %i', async (_, gtin, status, body) => {
      const response = await send(`/api/v1/p/gtin/${gtin}`);
      expect({ status: response.status, body: response.json() }).toEqual({
        status,
        body: expect.objectContaining(body),
      });
    });
  });
