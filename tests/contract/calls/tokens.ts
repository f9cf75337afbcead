import { createHash } from 'node:crypto';
import type { RawResponse } from '../../support/ask';
import { cheapHash } from '../../support/cheap-password';
import { isSoak, type PlatformClient } from '../talk';
import { anAddress, bearer, form, tokensOf, visitor } from '../visitor';

export const tokenCalls = (client: PlatformClient) =>
  describe('tokens', () => {
    const { send, run, log, database, isThorough } = client;
    const whoIs = async (accessToken: string) =>
      (await send('/api/v1/app/init', { headers: bearer(accessToken) })).status;
    const outcome = ({ status, json }: RawResponse) => [status, json()];

    test('a login gives a pair that is good for a quarter of an hour', async () => {
      const response = await visitor(client).logIn();
      expect(tokensOf(response)).toEqual({
        access_token: expect.stringMatching(/^[\w-]{43}$/),
        refresh_token: expect.stringMatching(/^[\w-]{43}$/),
        token_type: 'Bearer',
        expires_in: 900,
      });
      expect(response.headers['cache-control']).toBe('no-store');
      expect(await whoIs(tokensOf(response).access_token)).toBe(200);
    });

    test('a name is the same in capitals', async () => {
      expect((await visitor(client).logIn(' Demo ')).status).toBe(200);
    });

    test('a refresh spends the old token for a new pair; the access token before goes on for its time', async () => {
      const { logIn, refresh } = visitor(client);
      const first = tokensOf(await logIn());
      const second = tokensOf(await refresh(first.refresh_token));
      expect(second.refresh_token).not.toBe(first.refresh_token);
      for (const { access_token } of [first, second]) expect(await whoIs(access_token)).toBe(200);
      expect(tokensOf(await refresh(second.refresh_token)).refresh_token).not.toBe(second.refresh_token);
    });

    test('50 refreshes at once with one token get one and the same pair', async () => {
      const { logIn, refresh } = visitor(client);
      const { refresh_token } = tokensOf(await logIn());
      const pairs = (await Promise.all(Array.from({ length: 50 }, () => refresh(refresh_token)))).map(tokensOf);
      expect(new Set(pairs.map((pair) => pair.refresh_token + pair.access_token)).size).toBe(1);
      expect(await whoIs(pairs[0]!.access_token)).toBe(200);
    });

    test('a token that was spent two refreshes ago ends every session of its login, and no other', async () => {
      const { logIn, refresh } = visitor(client);
      const [first, other] = [tokensOf(await logIn()), tokensOf(await logIn())];
      const second = tokensOf(await refresh(first.refresh_token));
      const third = tokensOf(await refresh(second.refresh_token));
      expect(outcome(await refresh(first.refresh_token))).toEqual([401, { error: 'invalid_grant' }]);
      expect(outcome(await refresh(third.refresh_token))).toEqual([401, { error: 'invalid_grant' }]);
      expect(await whoIs(third.access_token)).toBe(401);
      expect(await whoIs(other.access_token)).toBe(200);
      expect(log()).toContain('"audit":"refresh replayed"');
    });

    test('logout ends every token of the login; whatever is revoked, the answer is the same', async () => {
      const { logIn, refresh, revoke } = visitor(client);
      const first = tokensOf(await logIn());
      const second = tokensOf(await refresh(first.refresh_token));
      expect(outcome(await revoke(second.refresh_token))).toEqual([200, {}]);
      for (const { access_token } of [first, second]) expect(await whoIs(access_token)).toBe(401);
      expect((await refresh(second.refresh_token)).status).toBe(401);
      for (const token of [second.refresh_token, 'unknown', ''])
        expect(outcome(await revoke(token))).toEqual([200, {}]);
    });

    if (isThorough) {
      // Each try of a name that nobody has takes half a second of a processor.
      test.each(isSoak ? ['demo', 'Nobody'] : ['demo'])(
        'the fifth wrong password warns, the eighth locks: %s',
        async (name) => {
          const { logIn } = visitor(client);
          const outcomes = [];
          for (let round = 0; round < 9; round += 1) outcomes.push(outcome(await logIn(name, 'wrong')));
          expect(outcomes).toEqual([
            ...Array(4).fill([401, { error: 'invalid_grant' }]),
            ...Array(3).fill([401, { error: 'show_warning' }]),
            ...Array(2).fill([403, { status: 'locked' }]),
          ]);
        },
      );

      test('who locked a name with wrong passwords locked it for the own network: elsewhere its owner logs in', async () => {
        const stranger = visitor(client);
        const outcomes = [];
        for (let round = 0; round < 8; round += 1) outcomes.push((await stranger.logIn('demo', 'wrong')).status);
        expect(outcomes.at(-1)).toBe(403);
        expect(outcome(await stranger.logIn())).toEqual([403, { status: 'locked' }]);
        expect((await visitor(client).logIn()).status).toBe(200);
        expect(outcome(await stranger.logIn())).toEqual([403, { status: 'locked' }]);
      });

      test('guesses at once are counted one by one', async () => {
        const { logIn } = visitor(client);
        const responses = await Promise.all(Array.from({ length: 12 }, () => logIn('demo', 'wrong')));
        expect(responses.filter(({ status }) => status === 401)).toHaveLength(7);
        expect(responses.filter(({ status }) => status === 403)).toHaveLength(5);
      });

      test('guesses of 50 names from ten networks do not delay a login from another network', async () => {
        const guessers = Array.from({ length: 10 }, () => visitor(client));
        let answered = 0;
        const guesses = Array.from({ length: 50 }, async (_, index) => {
          await guessers[index % 10]!.logIn(`guessed-${index}`, 'wrong');
          answered += 1;
        });
        await guesses[0];
        expect((await visitor(client).logIn()).status).toBe(200);
        expect(answered).toBeLessThan(30);
        await Promise.all(guesses);
      });

      test('a right password before the lock starts the count anew', async () => {
        const { logIn } = visitor(client);
        for (let round = 0; round < 6; round += 1) await logIn('demo', 'wrong');
        expect((await logIn()).status).toBe(200);
        expect(outcome(await logIn('demo', 'wrong'))).toEqual([401, { error: 'invalid_grant' }]);
        await logIn();
      });

      test('the twenty-first try of an address in a minute is one too many; another address, and refreshes, go on', async () => {
        const address = anAddress();
        const { logIn, refresh } = visitor(client, address);
        const { refresh_token } = tokensOf(await logIn());
        const tries = await Promise.all(Array.from({ length: 200 }, () => logIn('demo', 'wrong')));
        const refused = tries.filter(({ status }) => status === 429);
        expect(refused).toHaveLength(181);
        expect(refused[0]!.json()).toEqual({ error: 'too_many_requests' });
        expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
        expect((await logIn()).status).toBe(429);
        expect((await refresh(refresh_token)).status).toBe(200);
        expect((await visitor(client).logIn()).status).toBe(200);
      });
    }

    test.each([
      ['no grant', {}, 400, 'invalid_parameter', 'grant_type'],
      ['another grant', { grant_type: 'client_credentials' }, 400, 'invalid_parameter', 'grant_type'],
      ['no name', { grant_type: 'password', password: 'x' }, 400, 'invalid_parameter', 'username'],
      ['no password', { grant_type: 'password', username: 'demo', password: '' }, 400, 'invalid_parameter', 'password'],
      [
        'a list of names',
        { grant_type: 'password', 'username[0]': 'demo', password: 'x' },
        400,
        'invalid_parameter',
        'username',
      ],
      [
        'a zero byte in the name',
        { grant_type: 'password', username: 'demo\0', password: 'x' },
        401,
        'invalid_grant',
        undefined,
      ],
      [
        'an enormous password',
        { grant_type: 'password', username: 'demo', password: 'x'.repeat(1e5) },
        400,
        'invalid_parameter',
        'password',
      ],
      [
        'another client',
        { grant_type: 'password', username: 'demo', password: 'x', client_id: 'evil' },
        401,
        'invalid_client',
        undefined,
      ],
      [
        'an unknown refresh token',
        { grant_type: 'refresh_token', refresh_token: 'unknown' },
        401,
        'invalid_grant',
        undefined,
      ],
    ])('a request for a token with %s is refused', async (_, fields, status, error, field) => {
      const response = await visitor(client).post('/api/oauth2/token', fields as Record<string, string>);
      expect(response.status).toBe(status);
      expect(response.json()).toMatchObject(field ? { error, field } : { error });
    });

    test('a body that is no form is 415, one that is too large 413', async () => {
      const json = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"grant_type":"password"}',
      };
      expect((await send('/api/oauth2/token', json)).status).toBe(415);
      const large = form({ grant_type: 'password', username: 'x'.repeat(2e6) });
      expect((await send('/api/oauth2/token', large)).status).toBe(413);
    });

    test.each(['GET', 'PUT', 'DELETE'])('the method %s of the token calls is 405', async (method) => {
      for (const path of ['/api/oauth2/token', '/api/oauth2/revoke']) {
        const response = await send(path, { method });
        expect([response.status, response.headers.allow]).toEqual([405, 'POST']);
      }
    });

    if (isThorough) {
      test('refresh tokens that were tampered with are refused, and end no login', async () => {
        const { logIn, refresh } = visitor(client);
        const { refresh_token, access_token } = tokensOf(await logIn());
        const places = Array.from({ length: isSoak ? 250 : 50 }, (_, index) => index % refresh_token.length);
        const tampered = places.flatMap((position, index) => [
          refresh_token.slice(0, position) +
            (refresh_token[position] === 'A' ? 'B' : 'A') +
            refresh_token.slice(position + 1),
          refresh_token.slice(0, position) + 'x'.repeat(index % 7) + refresh_token.slice(position + 1),
        ]);
        const statuses = new Set<number>();
        for (const token of [...tampered.filter((token) => token !== refresh_token), access_token])
          statuses.add((await refresh(token)).status);
        expect([...statuses]).toEqual([401]);
        expect(await whoIs(refresh_token)).toBe(401);
        expect(await whoIs(access_token)).toBe(200);
        expect((await refresh(refresh_token)).status).toBe(200);
      });

      test('what callers say stands escaped in the log, whatever signs it has', async () => {
        const signs = [
          '\n{"msg":"forged"}',
          '\u001b[2J',
          '\u007f',
          '\u0085{"msg":"forged"}',
          '\u009b2J',
          '\u2028',
          '\u2029',
        ];
        for (const sign of signs) await send(`/api/v1/products/${encodeURIComponent(`-1${sign}`)}/detail`);
        await visitor(client).logIn(`name${signs.join('')}`, 'x');
        expect(log()).toContain('-1\\u009b2J');
        expect(log()).not.toMatch(/[^\P{Cc}\n]|[\u2028\u2029]/u);
        for (const line of log().trim().split('\n')) expect(JSON.parse(line)).not.toHaveProperty('msg', 'forged');
      });
    }

    test('the log names what happened, and neither token nor password', async () => {
      const { logIn, refresh } = visitor(client);
      const first = tokensOf(await logIn());
      const second = tokensOf(await refresh(first.refresh_token));
      await logIn('my secret in the wrong field', 'another secret');
      expect(log()).toMatch(/"audit":"login","userId":\d+,"address":"192\.0\.2\.\d+"/);
      for (const secret of [...Object.values(first), ...Object.values(second)].filter(
        (value) => String(value).length > 20,
      ))
        expect(log()).not.toContain(secret);
      expect(log()).not.toMatch(/secret|a password for tests/);
    });

    if (database === 'PostgreSQL') {
      const familyOf = (refreshToken: string, column = 'family_id') => {
        const hash = createHash('sha256').update(refreshToken).digest('base64url');
        return `${column} = (select family_id from refresh_tokens where hash = '${hash}')`;
      };

      test('a name that nobody has is warned for and locked as any other', async () => {
        const address = anAddress();
        const hash = createHash('sha256').update('nobody').digest('base64url');
        const fail = (times: number) =>
          run(`insert into login_failures (name_hash, network, at) select '${hash}', '${address}', now()
            from generate_series(1, ${times})`);
        const attempt = async () => outcome(await visitor(client, address).logIn('Nobody', 'wrong'));
        fail(3);
        expect(await attempt()).toEqual([401, { error: 'invalid_grant' }]);
        expect(await attempt()).toEqual([401, { error: 'show_warning' }]);
        fail(2);
        expect(await attempt()).toEqual([403, { status: 'locked' }]);
      });

      test('a lock opens again after a quarter of an hour', async () => {
        const { logIn } = visitor(client);
        for (let round = 0; round < 8; round += 1) await logIn('demo', 'wrong');
        expect((await logIn()).status).toBe(403);
        run("update login_failures set at = at - interval '14 minutes'");
        expect((await logIn()).status).toBe(403);
        run("update login_failures set at = at - interval '2 minutes'");
        expect((await logIn()).status).toBe(200);
      });

      test('100 wrong passwords for a name throttle it, known or not, but not where its owner logged in before', async () => {
        const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
        const fail = (name: string, times: number) =>
          run(`insert into login_failures (name_hash, network, at) select '${hash(name)}', 'stranger' || n, now() - interval '1 minute'
            from generate_series(1, ${times}) n`);
        const home = visitor(client);
        expect((await home.logIn()).status).toBe(200);
        for (const name of ['demo', 'nobody at all']) {
          fail(name, 99);
          const [last, next] = [await visitor(client).logIn(name, 'wrong'), await visitor(client).logIn(name, 'wrong')];
          expect(outcome(last)).toEqual([401, { error: 'invalid_grant' }]);
          expect(outcome(next)).toEqual([429, { error: 'too_many_requests' }]);
          const seconds = Number(next.headers['retry-after']);
          expect(seconds).toBeGreaterThan(820);
          expect(seconds).toBeLessThanOrEqual(841);
        }
        expect((await visitor(client).logIn()).status).toBe(429);
        expect((await home.logIn()).status).toBe(200);
        expect(outcome(await home.logIn('demo', 'wrong'))).toEqual([401, { error: 'invalid_grant' }]);
        run("update known_networks set last_login = last_login - interval '91 days'");
        expect((await home.logIn()).status).toBe(429);
        run("update login_failures set at = at - interval '15 minutes'");
        expect((await home.logIn()).status).toBe(200);
      });

      test('a clock that is set back by a day keeps nobody out', async () => {
        const address = anAddress();
        const { logIn } = visitor(client, address);
        for (let round = 0; round < 8; round += 1) await logIn('demo', 'wrong');
        run(`insert into login_tries (network, times) values ('${address}', '{}') on conflict (network) do
          update set times = array(select now() from generate_series(1, 20))`);
        expect((await logIn()).status).toBe(429);
        run("update login_tries set times = array(select at + interval '1 day' from unnest(times) at)");
        expect((await logIn()).status).toBe(403);
        run("update login_failures set at = at + interval '1 day'");
        expect((await logIn()).status).toBe(200);
      });

      test('an account is known in the 20 networks from which it logged in last', async () => {
        run(`insert into known_networks (user_id, network_hash, last_login)
          select id, 'older' || n, now() - interval '1 day' * n from users, generate_series(1, 30) n where name = 'demo'`);
        expect((await visitor(client).logIn()).status).toBe(200);
        run(`do $$ begin if (select count(*) from known_networks) <> 20 or exists (select from known_networks
          where network_hash = 'older30') then raise exception 'kept'; end if; end $$`);
      });

      test('a password that was hashed with more memory than today opens, and is hashed anew', async () => {
        run(`insert into users (name, email, password_hash)
          values ('of an older version', 'older@a.example', '${cheapHash('right', 2 ** 16)}')`);
        const { logIn } = visitor(client, anAddress());
        expect((await logIn('of an older version', 'wrong')).status).toBe(401);
        const isHashedWith = (parameters: string) =>
          run(`do $$ begin if not exists (select from users where name = 'of an older version'
            and password_hash like 'scrypt$${parameters}$%') then raise exception 'not so'; end if; end $$`);
        isHashedWith('65536$8$1');
        expect((await logIn('of an older version', 'right')).status).toBe(200);
        isHashedWith('32768$8$3');
        expect((await logIn('of an older version', 'right')).status).toBe(200);
      });

      test('a try counts for a minute', async () => {
        run(`insert into users (name, email, password_hash)
          values ('tried by the minute', 'tried@a.example', '${cheapHash('right')}')`);
        const address = anAddress();
        const { logIn } = visitor(client, address);
        const wrong = async (count: number) => {
          const responses = await Promise.all(
            Array.from({ length: count }, () => logIn('tried by the minute', 'wrong')),
          );
          return responses.filter(({ status }) => status === 429).length;
        };
        const later = (seconds: number) =>
          run(`update login_tries set times = array(select at - interval '${seconds} seconds' from unnest(times) at)`);
        expect(await wrong(5)).toBe(0);
        later(50);
        expect(await wrong(16)).toBe(1);
        later(11);
        expect(await wrong(6)).toBe(1);
        later(61);
        expect((await visitor(client).logIn()).status).toBe(200);
        run(`do $$ begin if exists (select from login_tries where network = '${address}') then
          raise exception 'still there'; end if; end $$`);
      });

      test('an access token ends after its time, a refresh token with its login', async () => {
        const { logIn, refresh } = visitor(client);
        const first = tokensOf(await logIn());
        run(
          `update access_tokens set expires = expires - interval '901 seconds' where ${familyOf(first.refresh_token)}`,
        );
        expect(await whoIs(first.access_token)).toBe(401);
        const second = tokensOf(await refresh(first.refresh_token));
        expect(await whoIs(second.access_token)).toBe(200);
        run(
          `update token_families set expires = expires - interval '30 days' where ${familyOf(first.refresh_token, 'id')}`,
        );
        expect(await whoIs(second.access_token)).toBe(401);
        expect((await refresh(second.refresh_token)).status).toBe(401);
      });

      test('half a minute later the token before the newest is a replay', async () => {
        const { logIn, refresh } = visitor(client);
        const first = tokensOf(await logIn());
        const second = tokensOf(await refresh(first.refresh_token));
        run("update refresh_tokens set used = used - interval '31 seconds'");
        expect((await refresh(first.refresh_token)).status).toBe(401);
        expect((await refresh(second.refresh_token)).status).toBe(401);
      });

      test('an account that the operator locked cannot log in, and its tokens are refused', async () => {
        const { logIn, refresh } = visitor(client);
        const { access_token, refresh_token } = tokensOf(await logIn());
        run("update users set locked = true where name = 'demo'");
        expect(outcome(await logIn())).toEqual([403, { status: 'locked' }]);
        expect(outcome(await logIn('demo', 'wrong'))).toEqual([401, { error: 'invalid_grant' }]);
        expect(await whoIs(access_token)).toBe(401);
        expect((await refresh(refresh_token)).status).toBe(401);
        run("update users set locked = false where name = 'demo'");
        expect((await logIn()).status).toBe(200);
      });

      test('no token stands in the database', async () => {
        const { access_token, refresh_token } = tokensOf(await visitor(client).logIn());
        for (const token of [access_token, refresh_token]) {
          run(`do $$ begin if exists (select from access_tokens where hash = '${token}') or
            exists (select from refresh_tokens where hash = '${token}') then raise exception 'there'; end if; end $$`);
        }
      });
    }
  });
