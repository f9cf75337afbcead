import { expectEach } from '../../support/expect-each';
import type { PlatformClient } from '../talk';
import { demoHeaders, form } from '../visitor';

const path = '/api/v1/label/presets';

export const labelPresetCalls = (client: PlatformClient) =>
  describe('presets of labels', () => {
    const post = async (path: string, fields: Record<string, string>) => {
      const { headers, ...rest } = form(fields);
      const { status, json } = await client.send(path, {
        ...rest,
        headers: { ...headers, ...(await demoHeaders(client)) },
      });
      return { status, body: json() as { id: number; error?: string; field?: string; message?: string } };
    };
    const list = async () => {
      const response = await client.send(path, { headers: await demoHeaders(client) });
      expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
      return response.json() as { data: { id: number; name: string; query: string }[]; max: number };
    };

    test('are saved, renamed, changed and deleted; the list has them by name', async () => {
      expect(await list()).toEqual({ data: [], max: 50 });
      const zoo = await post(path, { name: ' Zoo  1 L ', query: 'dim=3&emb=1&padT=0&xlang=1%2C2&rlang=2&picOFF=1' });
      const drum = await post(path, { name: 'drum', query: '' });
      expect([zoo.status, drum.status]).toEqual([200, 200]);
      const settings = 'dim=3&emb=1&padT=0&xlang=1%2C2&rlang=2&picOFF=1';
      expect((await list()).data).toEqual([
        { id: drum.body.id, name: 'drum', query: '' },
        { id: zoo.body.id, name: 'Zoo 1 L', query: settings },
      ]);
      expect(await post(`${path}/${drum.body.id}`, { name: 'DRUM' })).toEqual({ status: 200, body: drum.body });
      expect(await post(`${path}/${drum.body.id}`, { query: 'dim=2' })).toEqual({ status: 200, body: drum.body });
      expect(await post(`${path}/${zoo.body.id}`, { name: 'Drum' })).toEqual({
        status: 422,
        body: { error: 'preset_name_taken', field: 'name' },
      });
      expect((await post(path, { name: 'dRum', query: '' })).body.error).toBe('preset_name_taken');
      expect(await post(`${path}/${zoo.body.id}/delete`, {})).toEqual({ status: 200, body: {} });
      expect((await post(`${path}/${zoo.body.id}/delete`, {})).status).toBe(404);
      expect((await list()).data).toEqual([{ id: drum.body.id, name: 'DRUM', query: 'dim=2' }]);
      await post(`${path}/${drum.body.id}/delete`, {});
    });

    test('refuse what is no name and no setting of every product, and the name of the field', () =>
      expectEach<[Record<string, string>, string, RegExp]>(
        [
          [{ name: ' ', query: '' }, 'name', /^must have 1 to 60 characters$/],
          [{ name: 'x'.repeat(61), query: '' }, 'name', /^must have 1 to 60/],
          [{ name: 'a\u0007b', query: '' }, 'name', /^must have 1 to 60/],
          [{ query: '' }, 'name', /^must be a name/],
          [{ name: 'a' }, 'query', /^must be settings of a label$/],
          [{ name: 'a', query: 'dim=77' }, 'query', /^must be settings of a label: dim must be one of/],
          [{ name: 'a', query: 'dim=77&dim=3' }, 'query', /^must be settings of a label, each once$/],
          [{ name: 'a', query: 'batch=L7' }, 'query', /batch/],
          [{ name: 'a', query: 'pCodes=AC-1' }, 'query', /pCodes/],
          [{ name: 'a', query: 'next=https://evil.example' }, 'query', /next/],
          [{ name: 'a', query: `vseb=${'%20'.repeat(400)}` }, 'query', /^must have at most 1000 characters/],
        ],
        ([fields]) => JSON.stringify(fields).slice(0, 60),
        async ([fields, field, message]) => {
          const { status, body } = await post(path, fields);
          expect([status, body]).toEqual([
            400,
            { error: 'invalid_parameter', field, message: expect.stringMatching(message) },
          ]);
        },
      ));

    test('have no id that is not a number, and no other methods', async () => {
      for (const id of ['0', '-1', '1e3', 'x'.repeat(500), '99999999999', '1%27'])
        expect((await post(`${path}/${id}`, { name: 'a' })).status).toBe(404);
      expect((await client.send(`${path}/1`, { headers: await demoHeaders(client) })).status).toBe(405);
    });

    test('are at most fifty, also when many are saved at once', async () => {
      const saved = await Promise.all(
        Array.from({ length: 55 }, (_, index) => post(path, { name: `n ${index}`, query: 'dim=2' })),
      );
      const rejected = saved.filter(({ status }) => status !== 200);
      expect(rejected.map(({ status, body }) => [status, body.error])).toEqual(
        Array.from({ length: 5 }, () => [422, 'too_many_presets']),
      );
      expect((await list()).data).toHaveLength(50);
    });
  });
