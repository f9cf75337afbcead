import { startPostgres } from '../support/postgres';
import { startPlatform } from '../support/start-platform';
import { startSmtp } from '../contract/smtp';
import { waitFor } from '../contract/mails';

jest.setTimeout(300_000);

const count = 1_000;

test('1,000 followers are told of a new version once each, by two platforms on one database, in a minute', async () => {
  const smtp = await startSmtp();
  const postgres = startPostgres();
  const settings = {
    SITE_URL: 'https://dossier.example',
    DATABASE_URL: postgres.createDatabase('followers'),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
  };
  const platforms = [await startPlatform(settings), await startPlatform(settings)];
  postgres.run(
    'followers',
    `insert into followers (product_id, address, address_key, language, brand, version, confirmed)
      select 1001, address, address, (array['en', 'de', 'fr', 'sl', 'it', 'es', 'pl', 'el'])[1 + number % 8], 'dossier',
        (select max(number) from product_versions where product_id = 1001), now()
      from generate_series(1, ${count}) as number, concat('follower', number, '@a.example') as address`,
  );
  const started = performance.now();
  postgres.run(
    'followers',
    `insert into product_versions (product_id, id, text, number, created, listed, facts)
      select product_id, id + 100000, '9.0', number + 1, '2026-11-01', true, facts
      from product_versions where product_id = 1001 order by number desc limit 1`,
  );
  await waitFor(() => (smtp.received.length >= count ? true : undefined));
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(`${count} mails to followers in ${seconds.toFixed(1)} s\n`);
  for (const platform of platforms) await platform.stop();
  const mailCounts = platforms.map((platform) => platform.log().split('"followMail"').length - 1);
  await smtp.stop();
  postgres.stop();
  expect(new Set(smtp.received.flatMap(({ to }) => to)).size).toBe(count);
  expect(smtp.received).toHaveLength(count);
  expect(Math.min(...mailCounts)).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(60);
});
