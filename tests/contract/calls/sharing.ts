import type { RawResponse } from '../../support/ask';
import { readOutbox, recipientsOf, waitFor } from '../mails';
import type { PlatformClient } from '../talk';
import { demoHeaders, form } from '../visitor';

export const sharingCalls = (client: PlatformClient) =>
  describe('sharing', () => {
    const { send, run, database, dataDir, log } = client;
    const languages = ['en', 'de', 'fr', 'sl', 'it', 'es', 'pl', 'el'];

    const post = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
      const { headers: formHeaders, ...rest } = form(fields);
      return send(`/api/v1/products/${path}`, {
        ...rest,
        headers: { ...formHeaders, ...(await demoHeaders(client)), ...headers },
      });
    };
    const list = (name: string, items: (string | number)[]) =>
      Object.fromEntries(items.map((item, index) => [`${name}[${index}]`, String(item)]));
    const share = (emails: string[], products: number[], more: Record<string, string> = {}, headers = {}) =>
      post(
        'group_action/share',
        {
          ...list('emails', emails),
          ...list('products', products),
          isDossier: 'true',
          language_msg: 'en',
          sds: '0',
          ...more,
        },
        headers,
      );
    const outcome = ({ status, json }: RawResponse) => [status, json()];
    const mailsTo = (...addresses: string[]) =>
      waitFor(async () => {
        const mails = (await readOutbox(dataDir())).filter(({ to }) => addresses.includes(to?.[0]?.address ?? ''));
        return mails.length >= addresses.length ? mails : undefined;
      });

    describe('languages', () => {
      const languagesOf = async (...ids: number[]) => {
        const response = await post('shareProductLangs', list('synonym_ids', ids));
        expect(response.status).toBe(200);
        return (
          response.json() as { data: { ui: { id: string; text: string }[]; sds: { id: number; text: string }[] } }
        ).data;
      };

      test('messages have eight, documents those in which every product has a valid SDS', async () => {
        const { ui, sds } = await languagesOf(1001, 1002);
        expect(ui.map(({ id }) => id)).toEqual(languages);
        expect(sds[1]).toEqual({ id: 2, text: 'Deutsch' });
        expect(sds).toHaveLength(8);
        expect((await languagesOf(1001, 1021)).sds.map(({ id }) => id)).toEqual([2]);
        for (const id of [1020, 1022]) expect((await languagesOf(1001, id)).sds).toEqual([]);
      });

      test.each([
        ['none', {}, 400],
        ['no id', { 'synonym_ids[0]': 'x' }, 400],
        ['one that the list lacks', { 'synonym_ids[0]': '999999' }, 403],
        ['a removed one', { 'synonym_ids[0]': '1023' }, 403],
      ])('of products: %s', async (_, fields, status) => {
        expect((await post('shareProductLangs', fields as Record<string, string>)).status).toBe(status);
      });
    });

    describe('preview', () => {
      const preview = (fields: Record<string, string>, headers = {}) =>
        post(
          'sharePreview',
          { language_msg: 'en', language_doc: '1', sds: '1', ...list('synonym_ids', [1001]), ...fields },
          headers,
        );

      test('is a whole document that asks for nothing from elsewhere', async () => {
        const { status, headers, text } = await preview({});
        expect(status).toBe(200);
        expect(headers['content-type']).toMatch(/^text\/html/);
        expect(text).toMatch(/^<!doctype html>\s*<html lang="en">/);
        expect(text).toContain('href="https://dossier.example/p/1001/en/gh/1"');
        expect(text).toContain('Acetone technical 99.5 %');
        expect(text).not.toMatch(/<(script|link|iframe|object)|src="(?!data:image\/png;)|url\(|@import|cid:/);
        expect(text).toContain('prefers-color-scheme: dark');
        expect(text).toMatch(/<img [^>]*src="data:image\/png;base64,iVBOR[^"]+" alt="Demo Chemicals GmbH" width="144"/);
        expect(text).toContain('demo (Demo Chemicals GmbH) has sent you');
      });

      test.each(languages)('speaks %s', async (language) => {
        const { text } = await preview({ language_msg: language });
        expect(text).toContain(`<html lang="${language}">`);
        expect(text).toContain(`/p/1001/${language}/gh/1"`);
        expect(text).not.toMatch(/\{\w+\}/);
      });

      test('wears the brand', async () => {
        expect((await preview({}, { 'X-Viewport': '1' })).text).toContain('>Dossier<');
        expect((await preview({}, { 'X-Viewport': 'false' })).text).toContain('>ChemCard<');
      });

      test('sends nothing', async () => {
        await preview(list('emails', ['preview@a.example']));
        expect((await readOutbox(dataDir())).filter(({ to }) => to?.[0]?.address === 'preview@a.example')).toEqual([]);
      });
    });

    test('each recipient gets a mail alone, in both forms, from the sender, with links that lead to the SDS', async () => {
      const addresses = ['one@a.example', 'two@b.example', 'three@c.example'];
      const more = { language_msg: 'fr', language_doc: '3', sds: '1' };
      expect(outcome(await share(addresses, [1012, 1001], more))).toEqual([200, {}]);
      const mails = await mailsTo(...addresses);
      expect(recipientsOf(mails)).toEqual([...addresses].sort());
      for (const mail of mails) {
        expect(mail.to).toHaveLength(1);
        expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
        expect(mail.from).toMatchObject({ name: 'demo (Dossier)', address: 'no-reply@dossier.example' });
        expect(mail.replyTo).toEqual([expect.objectContaining({ address: 'demo@dossier.example' })]);
        expect(mail.subject).toMatch(/^Fiches de données de sécurité\u00a0: .+ \(\+1\)$/);
        for (const part of [mail.html, mail.text]) {
          expect(part).toContain('https://dossier.example/p/1012/fr/gh/3');
          expect(part).toContain('https://dossier.example/p/1001/fr/gh/3');
          expect(part).toContain('Acétone technique 99,5');
        }
        expect(mail.html!.indexOf('/p/1012/')).toBeLessThan(mail.html!.indexOf('/p/1001/'));
      }
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3);
    });

    test('target ui leads to the product page, in the chosen language or each product’s first valid one', async () => {
      await share(['ui@a.example'], [1001, 1021]);
      const [mail] = await mailsTo('ui@a.example');
      expect(mail!.text).toContain('https://dossier.example/p/1001/en/pd/1');
      expect(mail!.text).toContain('https://dossier.example/p/1021/en/pd/2');
      await share(['ui2@a.example'], [1001], { language_doc: '2', language_msg: 'de' });
      expect((await mailsTo('ui2@a.example'))[0]!.text).toContain('https://dossier.example/p/1001/de/pd/2');
    });

    test('a personal message of at most 500 characters stands in the mail as the sender’s words, as text', async () => {
      const message = `Dear all,\r\n<img src=x>\0 see https://evil.example/${'💧'.repeat(453)}`;
      expect(outcome(await share(['words@a.example'], [1001], { message }))).toEqual([200, {}]);
      const [mail] = await mailsTo('words@a.example');
      expect(mail!.text).toContain(
        'Message from demo (Demo Chemicals GmbH):\n> Dear all,\n> <img src=x> see https://evil.example/💧',
      );
      expect(mail!.html).toContain('Message from demo (Demo Chemicals GmbH):</p>');
      expect(mail!.html).not.toMatch(/<img src=x|https:\/\/evil/);
      const longer = await share(['words2@a.example'], [1001], { message: `${message}💧` });
      expect([longer.status, longer.json()]).toEqual([
        400,
        { error: 'invalid_parameter', field: 'message', message: 'must have at most 500 characters' },
      ]);
      const { json } = await post('shareProductLangs', list('synonym_ids', [1001]));
      expect(json()).toMatchObject({ data: { message_max: 500 } });
    });

    test('an address that stands there twice gets one mail', async () => {
      await share(['twice@a.example', 'Twice@A.example'], [1001]);
      await mailsTo('twice@a.example');
      expect(
        recipientsOf(await readOutbox(dataDir())).filter((address) => /^twice@/i.test(address ?? '')),
      ).toHaveLength(1);
    });

    test.each([
      ['a line break with a header', 'a@b.example\r\nBcc: evil@c.example'],
      ['a line break in the name', 'a\r\n@b.example'],
      ['a group', 'friends: a@b.example, c@d.example;'],
      ['two in one', 'a@b.example, evil@c.example'],
      ['two with a semicolon', 'a@b.example;evil@c.example'],
      ['a display name', 'A <a@b.example>'],
      ['a quoted part', '"evil@c.example "@b.example'],
      ['a comment', 'a(evil@c.example)@b.example'],
      ['a route', '@c.example:a@b.example'],
      ['two at signs', 'a@b@c.example'],
      ['no dot after the at sign', 'root@localhost'],
      ['an IP', 'a@[127.0.0.1]'],
      ['another IP', 'a@127.0.0.1'],
      ['white space', 'a b@c.example'],
      ['white space at the end', 'a@b.example '],
      ['a zero byte', 'a@b.example\0'],
      ['a zero width space', 'a\u200b@b.example'],
      ['unicode', 'ä@b.example'],
      ['a full-width at sign', 'a＠b.example'],
      ['a per cent route', 'evil%c.example@'],
      ['nothing', ''],
      ['a hundred thousand characters', `${'a'.repeat(1e5)}@b.example`],
    ])('no mail goes to %s, nor to those beside it', async (_, address) => {
      const response = await share(['beside@a.example', address], [1001]);
      expect(outcome(response)).toEqual([422, { error: 'invalidEmails', invalidEmails: [address] }]);
      expect(log()).not.toContain('evil');
    });

    test.each([
      [
        'an eleventh recipient',
        list(
          'emails',
          Array.from({ length: 11 }, (_, index) => `r${index}@a.example`),
        ),
        400,
        'emails',
      ],
      ['a product that the list lacks', list('products', [1001, 999999]), 403, undefined],
      ['a removed product', list('products', [1023]), 403, undefined],
      ['no product id', list('products', ['1e3']), 400, 'products[0]'],
      ['an unknown language of the message', { language_msg: 'xx' }, 400, 'language_msg'],
      ['an SDS language in which it is not valid', { sds: '1', language_doc: '9' }, 400, 'language_doc'],
      ['no SDS language', { sds: '1' }, 400, 'language_doc'],
      ['no language at all', { language_doc: 'x' }, 400, 'language_doc'],
      ['a document language that does not exist', { language_doc: '99' }, 400, 'language_doc'],
      ['no target', { sds: '2' }, 400, 'sds'],
    ])('nothing is sent with %s', async (_, more, status, field) => {
      const response = await share(['nothing@a.example'], [1001], more as Record<string, string>);
      expect(response.status).toBe(status);
      if (field) expect(response.json()).toMatchObject({ error: 'invalid_parameter', field });
      else expect(response.json()).toEqual({ error: 'not_in_list' });
    });

    test('a product of another workgroup’s list can’t be shared', async () => {
      const { groups } = (await send('/api/v1/app/init', { headers: await demoHeaders(client) })).json() as {
        groups: { id: number }[];
      };
      const response = await share(['nothing@a.example'], [1001], {}, { 'X-Workgroup-Id': String(groups[1]?.id) });
      expect(outcome(response)).toEqual([403, { error: 'not_in_list' }]);
    });

    test.each(['shareProductLangs', 'sharePreview', 'group_action/share'])(
      '%s is for logged-in users, by POST',
      async (path) => {
        const { status, headers } = await send(`/api/v1/products/${path}`, form({ 'products[0]': '1001' }));
        expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
        expect((await send(`/api/v1/products/${path}`, { headers: await demoHeaders(client) })).status).toBe(405);
      },
    );

    test('a user sees what was shared and what became of each mail, and nobody else does', async () => {
      await share(['listed@a.example', 'also@a.example'], [1012, 1001], { language_doc: '2', sds: '1' });
      await mailsTo('listed@a.example', 'also@a.example');
      const first = async (headers: Record<string, string> = {}) => {
        const response = await send('/api/v1/shares', { headers: { ...(await demoHeaders(client)), ...headers } });
        return (response.json() as { data: { mails: { status: string }[] }[] }).data[0];
      };
      const sent = await waitFor(async () => {
        const newest = await first();
        return newest?.mails.every(({ status }) => status === 'sent') ? newest : undefined;
      });
      const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/);
      expect(sent).toEqual({
        id: expect.any(String),
        created: moment,
        target: 'sds',
        language_msg: 'en',
        language_doc: 2,
        products: [
          { id: 1012, text: expect.any(String), version: expect.any(String) },
          { id: 1001, text: 'Acetone technical 99.5 %', version: expect.any(String) },
        ],
        mails: ['also@a.example', 'listed@a.example'].map((recipient) => ({
          recipient,
          status: 'sent',
          attempts: 1,
          delivered: moment,
          carrier: 'file',
          refused: false,
          response: null,
        })),
        withdrawn: null,
      });
      expect(await first({ 'Accept-Language': 'de' })).toMatchObject({
        products: [{ id: 1012 }, { id: 1001, text: 'Aceton technisch 99,5 %' }],
      });
      expect((await send('/api/v1/shares')).status).toBe(401);
      expect((await send('/api/v1/shares?page=x', { headers: await demoHeaders(client) })).status).toBe(400);
      const beyond = await send('/api/v1/shares?page=999', { headers: await demoHeaders(client) });
      expect(beyond.json()).toMatchObject({ data: [], page: 999 });
    });

    const listed = async (query = '') =>
      (await send(`/api/v1/shares${query}`, { headers: await demoHeaders(client) })).json() as {
        total: number;
        states: string[];
        data: { id: string; withdrawn: string | null; mails: { recipient: string; status: string }[] }[];
      };
    const act = async (id: string, what: 'resend' | 'withdraw', fields: Record<string, string> = {}) => {
      const { headers, ...rest } = form(fields);
      const all = { ...headers, ...(await demoHeaders(client)) };
      return send(`/api/v1/shares/${id}/${what}`, { ...rest, headers: all });
    };

    test('shares are found by recipient, product and what became of them', async () => {
      await share(['Findable_100%@a.example'], [1012]);
      await mailsTo('Findable_100%@a.example');
      const count = async (query: string) => (await listed(query)).total;
      expect(await count('?search=findable_100%25%40a')).toBe(1);
      expect(await count('?search=findableX100')).toBe(0);
      expect(await count('?search=1012')).toBeGreaterThan(0);
      expect(await count(`?search=${encodeURIComponent("' or 1=1 --")}`)).toBe(0);
      expect(await count('?search=findable&state=withdrawn')).toBe(0);
      expect((await listed()).states).toEqual(['waiting', 'sent', 'failed', 'withdrawn']);
      const headers = await demoHeaders(client);
      for (const query of ['state=lost', `search=${'x'.repeat(201)}`, 'search=%00'])
        expect((await send(`/api/v1/shares?${query}`, { headers })).status).toBe(400);
    });

    if (database === 'PostgreSQL') {
      test('a share is sent again as a new one, once for a key, and not when it was withdrawn', async () => {
        run("update shares set created = created - interval '61 seconds'");
        await share(['again@a.example'], [1001], { message: 'Dear all' });
        await mailsTo('again@a.example');
        const id = (await listed('?search=again%40')).data[0]!.id;
        const key = '6f9619ff-8b86-4d01-b42d-00c04fc964ff';
        const responses = [await act(id, 'resend', { key }), await act(id, 'resend', { key })];
        expect(responses.map(({ status }) => status)).toEqual([200, 200]);
        expect(responses[0]!.json()).toEqual(responses[1]!.json());
        const both = await waitFor(async () => {
          const mails = (await readOutbox(dataDir())).filter(({ to }) => to?.[0]?.address === 'again@a.example');
          return mails.length > 1 ? mails : undefined;
        });
        expect(both).toHaveLength(2);
        for (const { text } of both) expect(text).toContain('> Dear all');
        expect((await listed('?search=again%40')).total).toBe(2);
        expect(outcome(await act(id, 'resend', { key: 'x' }))).toMatchObject([400, { field: 'key' }]);
        expect(outcome(await act(id, 'resend', { key: id, to: 'failed' }))).toEqual([422, { error: 'no_recipients' }]);
        const [first, second] = [await act(id, 'withdraw'), await act(id, 'withdraw')];
        expect(first.status).toBe(200);
        expect(first.json()).toEqual(second.json());
        expect((await listed('?search=again%40&state=withdrawn')).data).toMatchObject([first.json()]);
        expect(outcome(await act(id, 'resend', { key: id }))).toEqual([422, { error: 'share_withdrawn' }]);
      });

      test('of 100 shares in a minute ten are accepted, and what names hold breaks no mail', async () => {
        run('delete from shares');
        run(`update product_versions set facts = jsonb_set(facts, '{name,en}', '"<b>Acetone\\r\\nBcc: x@evil.example</b>"')
          where product_id = 1001 and number = (select max(number) from product_versions where product_id = 1001)`);
        const addresses = Array.from({ length: 100 }, (_, index) => `many${index}@a.example`);
        const responses: Awaited<ReturnType<typeof share>>[] = [];
        // Twenty at a time: more wait for a connection to the database, which a busy machine answers with 503.
        for (let first = 0; first < 100; first += 20)
          responses.push(
            ...(await Promise.all(addresses.slice(first, first + 20).map((address) => share([address], [1001])))),
          );
        const accepted = addresses.filter((_, index) => responses[index]!.status === 200);
        expect(accepted).toHaveLength(10);
        const refused = responses.filter(({ status }) => status === 429);
        expect(refused).toHaveLength(90);
        expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
        const mails = await mailsTo(...accepted);
        expect(recipientsOf(mails)).toEqual([...accepted].sort());
        expect(mails[0]!.subject).toBe('Product information: <b>Acetone Bcc: x@evil.example</b>');
        expect(mails[0]!.html).toContain('&lt;b&gt;Acetone Bcc: x@evil.example&lt;/b&gt;');
        run("update shares set created = created - interval '61 seconds'");
        expect((await share(['later@a.example'], [1001])).status).toBe(200);
        run(`update product_versions set facts = jsonb_set(facts, '{name,en}', '"Acetone technical 99.5 %"')
          where product_id = 1001 and facts -> 'name' ->> 'en' like '<b>%'`);
      });

      test('what was shared stays on record: who, what, with whom, when, delivered when', () => {
        run(`do $$ begin
          if not exists (select from shares join share_products on share_id = shares.id join outbox using (share_id)
            where sender_name = 'demo' and product_id = 1001 and version_text <> '' and target = 'ui'
              and recipient = 'later@a.example' and outbox.created is not null) then raise exception 'no record'; end if;
        end $$`);
      });

      describe('quotas of a day', () => {
        /** Mails of before: of a user, or notices, which are nobody's. */
        const mailed = (count: number, user: string | null, recipient: string, hoursAgo = 1) =>
          run(`with share as (insert into shares (user_id, brand, sender_name, sender_email, target, message_language, subject, html, text, created)
              values (${user ? `(select id from users where name = '${user}')` : 'null'}, 'dossier', 'x', 'x@a.example', 'ui', 'en', '', '', '',
                now() - interval '${hoursAgo} hours') returning id)
            insert into outbox (share_id, recipient, mailbox, status, created)
              select id, ${recipient}, lower(${recipient}), 'sent', now() - interval '${hoursAgo} hours' from share, generate_series(1, ${count}) n`);
        const refusal = (response: RawResponse) => {
          expect(response.status).toBe(429);
          return [response.json(), Math.ceil(Number(response.headers['retry-after']) / 3600)];
        };
        const each = "'old' || n || '@a.example'";
        beforeEach(() => run('delete from shares'));
        afterAll(() => run('delete from shares'));

        test('a user sends 200 mails, however many shares come at once', async () => {
          mailed(40, 'demo', each, 25);
          mailed(190, 'demo', each, 5);
          const responses = await Promise.all(
            Array.from({ length: 9 }, (_, index) => share([`p${index}@a.example`, `q${index}@a.example`], [1001])),
          );
          expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
          for (const refused of responses.filter(({ status }) => status !== 200))
            expect(refusal(refused)).toEqual([{ error: 'user_mail_quota' }, 19]);
          expect(log()).toContain('"audit":"share refused"');
        });

        test('an address gets 20, notices and its other spellings counted, and the others of the share get none', async () => {
          mailed(12, null, "'Full@A.example'", 3);
          mailed(7, 'demo', "'full@a.example'", 2);
          expect((await share(['full@a.example'], [1001])).status).toBe(200);
          const refused = await share(['beside-full@a.example', 'FULL@a.example'], [1001]);
          expect(refusal(refused)).toEqual([{ error: 'recipient_mail_quota' }, 21]);
          for (const spelling of ['full+1@a.example', 'Full+sds@A.EXAMPLE'])
            expect(refusal(await share([spelling], [1001]))).toEqual([{ error: 'recipient_mail_quota' }, 21]);
          expect((await share(['beside@a.example'], [1001])).status).toBe(200);
          run(
            `do $$ begin if exists (select from outbox where recipient like 'beside-full@%') then raise exception 'sent'; end if; end $$`,
          );
        });

        test('the spellings of one mailbox count once in a share, whose mail goes to the first as it was typed', async () => {
          mailed(19, 'demo', "'anna@gmail.com'", 3);
          const sent = await share(['A.n.na+sds@GMail.com', 'anna@googlemail.com', 'an.na@other.example'], [1001]);
          expect(sent.status).toBe(200);
          const [newest] = (await listed()).data;
          expect(newest!.mails.map(({ recipient }) => recipient).sort()).toEqual([
            'A.n.na+sds@GMail.com',
            'an.na@other.example',
          ]);
          expect(refusal(await share(['anna+2@gmail.com'], [1001]))).toEqual([{ error: 'recipient_mail_quota' }, 21]);
          expect((await share(['anna@other.example'], [1001])).status).toBe(200);
        });

        test('sending again counts as a share', async () => {
          expect((await share(['quota@a.example'], [1001])).status).toBe(200);
          const id = (await listed()).data[0]!.id;
          mailed(199, 'demo', each, 5);
          const refused = await act(id, 'resend', { key: '6f9619ff-8b86-4d01-b42d-00c04fc964fa' });
          expect(refusal(refused)).toEqual([{ error: 'user_mail_quota' }, 19]);
        });

        test('a clock that is set back by a day holds up no mail and no share', async () => {
          mailed(200, 'demo', "'ahead@a.example'", -23);
          run(`update outbox set status = 'queued', next_attempt = now() + interval '23 hours', claimed_until = now() + interval '23 hours'
            where id = (select min(id::text)::uuid from outbox)`);
          expect((await share(['ahead@a.example'], [1001])).status).toBe(200);
          await waitFor(() => {
            try {
              run(
                `do $$ begin if exists (select from outbox where status = 'queued') then raise exception 'waits'; end if; end $$`,
              );
              return true;
            } catch {
              return undefined;
            }
          });
        });

        test('all users together send 5,000; notices are none of them', async () => {
          run(
            "insert into users (name, email, password_hash) values ('another', 'another@a.example', '') on conflict do nothing",
          );
          mailed(300, null, each, 2);
          mailed(4999, 'another', each, 2);
          expect((await share(['last@a.example'], [1001])).status).toBe(200);
          expect(refusal(await share(['one-more@a.example'], [1001]))).toEqual([{ error: 'total_mail_quota' }, 22]);
        });
      });
    }
  });
