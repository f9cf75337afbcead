import { readOutbox, waitFor } from '../mails';
import type { PlatformClient } from '../talk';
import { anAddress, form } from '../visitor';

export const feedbackCalls = ({ send, dataDir, fetchDetail }: PlatformClient) =>
  describe('feedback of a visitor', () => {
    const page = { synonym_id: '1001', lang: '2', page: 'gh' };
    const write = (fields: Record<string, string>, address = anAddress()) => {
      const { headers, ...call } = form({ ...page, ...fields });
      return send('/api/v1/p/feedback', {
        ...call,
        headers: { ...headers, 'X-Forwarded-For': address, 'Accept-Language': 'fr', 'X-Viewport': '1' },
      });
    };
    const mailWith = (text: string) =>
      waitFor(async () => (await readOutbox(dataDir())).find((mail) => mail.text?.includes(text)));

    const many = async (count: number, synonym_id: string, address?: string) => {
      const statuses = [];
      for (let index = 0; index < count; index += 1)
        statuses.push((await write({ synonym_id, message: `Number ${index} of ${synonym_id}` }, address)).status);
      return statuses;
    };

    test('goes to the address of section 1.3 alone, with page, version and text, and the answer to the visitor', async () => {
      const detail = await fetchDetail(1001);
      const [newest, previous] = detail.basic.versions;
      const message = 'Der Flammpunkt in 9.1 stimmt nicht.\r\nBcc: x@evil.example\r\nhttps://evil.example';
      const sent = await write({ message, email: 'anna@kunde.example', version: String(previous!.id), market: 'AT' });
      expect([sent.status, sent.json()]).toEqual([200, {}]);
      const mail = await mailWith('Der Flammpunkt in 9.1');
      expect([mail.to, mail.cc, mail.bcc]).toEqual([
        [{ name: '', address: detail.supplier.email }],
        undefined,
        undefined,
      ]);
      expect(mail.replyTo?.[0]?.address).toBe('anna@kunde.example');
      expect(mail.subject).toBe('Stimmt etwas auf dieser Seite nicht? Aceton technisch 99,5 %');
      expect(mail.text).toContain('Sicherheitsdatenblatt');
      expect(mail.text).toContain(`Version ${previous!.text}`);
      expect(mail.text).not.toContain(`Version ${newest!.text}`);
      expect(mail.text).toContain(`https://dossier.example/p/1001/fr/gh/2?version=${previous!.id}&market=AT`);
      expect(mail.text).toContain('> Bcc: x@evil[.]example\n> https[:]//evil[.]example');
      expect(mail.text).toContain('[.] steht für einen Punkt');
      expect(mail.text + mail.html!.replaceAll('\u200c', '')).not.toMatch(/evil\.example|kunde\.example/);
    });

    test('of someone without an address says that nobody can answer', async () => {
      expect((await write({ message: 'Wrong colour in 9.1', lang: '1', page: 'hazards' })).status).toBe(200);
      const mail = await mailWith('Wrong colour in 9.1');
      expect([mail.replyTo, mail.text]).toEqual([undefined, expect.stringContaining('has given no address')]);
      expect(mail.text).toContain('“Hazards in short”');
    });

    test('is bounded for a network, and the same text is sent once', async () => {
      const address = anAddress();
      expect(await many(6, '1005', address)).toEqual([200, 200, 200, 200, 200, 429]);
      const again = await write({ synonym_id: '1005', message: 'Number 0 of 1005' }, address);
      expect(again.status).toBe(200);
      const other = await write({ message: 'From the same client about another product' }, address);
      expect([other.status, other.json()]).toEqual([429, { error: 'network_feedback_quota' }]);
      // Of the addresses of one IPv6 site each is the same network.
      const siteStatuses = [];
      for (let index = 0; index < 6; index += 1)
        siteStatuses.push(
          (await write({ synonym_id: '1018', message: `Subnet ${index}` }, `2001:db8:7:${index}::1`)).status,
        );
      expect(siteStatuses).toEqual([200, 200, 200, 200, 200, 429]);
    });

    test('about a product is closed by two networks for nobody else, who is then heard once', async () => {
      const networks = [anAddress(), anAddress()];
      for (const network of networks) expect(await many(5, '1008', network)).toEqual([200, 200, 200, 200, 200]);
      const third = anAddress();
      expect((await write({ synonym_id: '1008', message: 'From a third stranger' }, third)).status).toBe(200);
      const again = await write({ synonym_id: '1008', message: 'From the third again' }, third);
      expect([again.status, again.json()]).toEqual([429, { error: 'product_feedback_quota' }]);
      expect(again.headers['retry-after']).toMatch(/^[1-9]\d*$/);
      const sent = await waitFor(async () => {
        const mails = (await readOutbox(dataDir())).filter(({ text }) => text?.includes('From a third stranger'));
        return mails.length > 0 ? mails : undefined;
      });
      expect(sent).toHaveLength(1);
    });

    test.each([
      ['no text', { message: ' \u202e\n ' }, 400],
      ['a text that is too long', { message: 'x'.repeat(2001) }, 400],
      ['an address that is none', { message: 'Wrong text', email: 'a@b.example, c@d.example' }, 400],
      ['an unknown page', { message: 'Wrong text', page: 'ed' }, 400],
      ['an unknown version', { message: 'Wrong text', version: '999999' }, 404],
      ['a removed product', { message: 'Wrong text', synonym_id: '1023' }, 410],
    ])('with %s is refused', async (_, fields, status) => {
      const response = await write(fields);
      expect(response.status).toBe(status);
      if (status === 400) expect(response.json()).toMatchObject({ message: expect.stringMatching(/^must /) });
    });
  });
