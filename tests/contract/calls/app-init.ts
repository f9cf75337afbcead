import type { PlatformClient } from '../talk';
import { demoHeaders, bearer } from '../visitor';

interface Init {
  user_settings: { user_id: number | null; name: string | null; email: string | null };
  groups: { id: number; text: string }[];
}

export const appInitCalls = (client: PlatformClient) =>
  describe('the user', () => {
    const init = (headers: Record<string, string> = {}) => client.send('/api/v1/app/init', { headers });

    test('the demo user is in two workgroups', async () => {
      const response = await init(await demoHeaders(client));
      expect(response.status).toBe(200);
      expect(response.json()).toEqual({
        user_settings: { user_id: expect.any(Number), name: 'demo', email: 'demo@dossier.example' },
        groups: [
          { id: expect.any(Number), text: 'Demo laboratory' },
          { id: expect.any(Number), text: 'Demo production' },
        ],
      });
      expect(response.headers['cache-control']).toBe('no-store');
    });

    test('an anonymous visitor has no user and no workgroups', async () => {
      const { status, json } = await init();
      expect(status).toBe(200);
      expect(json()).toEqual({ user_settings: { user_id: null, name: null, email: null }, groups: [] });
    });

    test('each of one’s workgroups can be chosen, no other', async () => {
      const headers = await demoHeaders(client);
      const { groups } = (await init(headers)).json() as Init;
      for (const { id } of groups) expect((await init({ ...headers, 'X-Workgroup-Id': String(id) })).status).toBe(200);
      for (const id of ['999', '0', '-1', 'x', '1e0', '1; drop table users']) {
        const response = await init({ ...headers, 'X-Workgroup-Id': id });
        expect([response.status, response.json()]).toEqual([403, { error: 'workgroup' }]);
      }
    });

    test.each([
      ['none', 'Bearer'],
      ['too short', 'Bearer x'],
      ['unknown', `Bearer ${'x'.repeat(43)}`],
      ['endless', `Bearer ${'x'.repeat(5000)}`],
      ['of another kind', 'Basic ZGVtbzpkZW1v'],
      ['with a tab', 'Bearer a\tb'],
    ])('an invalid token is refused with 401: %s', async (_, Authorization) => {
      const response = await init({ Authorization });
      expect([response.status, response.json()]).toEqual([401, { error: 'invalid_token' }]);
      expect(response.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    });

    test('a token with one more character is refused', async () => {
      const { Authorization } = await demoHeaders(client);
      expect((await init(bearer(`${Authorization?.slice(7)}a`))).status).toBe(401);
    });
  });
