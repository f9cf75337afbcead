// A user may share ten times a minute, so benchmarks of many shares need many users.
import { createHash } from 'node:crypto';

const hash = (token) => createHash('sha256').update(token).digest('base64url');

/** Access tokens of the 20 users that `addSenders` creates. */
export const senderTokens = Array.from({ length: 20 }, (_none, index) => `token-of-sender${index + 1}`);

/** SQL that copies the demo account, each copy with a token of its own, which is faster than logging in. */
export const addSenders = `
  insert into users (name, email, password_hash)
    select 'sender' || n, 'sender' || n || '@a.example', '' from generate_series(1, ${senderTokens.length}) n;
  insert into memberships (user_id, workgroup_id)
    select copy.id, workgroup_id from memberships join users demo on demo.id = user_id and demo.name = 'demo',
    users copy where copy.name like 'sender%';
  insert into token_families (user_id, secret, expires)
    select id, '', now() + interval '1 day' from users where name like 'sender%';
  insert into access_tokens (hash, family_id, expires)
    select hash, token_families.id, now() + interval '1 day'
    from (values ${senderTokens.map((token) => `('${token.slice('token-of-'.length)}', '${hash(token)}')`).join()})
      as tokens (name, hash)
    join users using (name) join token_families on user_id = users.id;`;
