import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { appliesTo, privacySections } from '@/lib/domain/site/about-statements';
import { contentSecurityPolicy } from '@/lib/loaders/responses/content-security-policy';
import { sessionTtlSeconds } from '@/lib/session/session';

// Every statement of the privacy page stands here with the code that makes it true. When one of these fails, the code does something
// else than the page says: change the page's text in all languages, then the line here.

const root = resolve(__dirname, '../../..');
/** A file without its comments, blanks as one. */
const read = (file: string) =>
  readFileSync(join(root, file), 'utf8')
    .replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ');

const statements = privacySections.flatMap(({ statements: sectionStatements }) => [...sectionStatements]);
type Key = (typeof statements)[number]['text'];
const valuesOf = (text: Key) => {
  const statement = statements.find((candidate) => candidate.text === text)!;
  return ('values' in statement ? statement.values : {}) as Record<string, number>;
};

/** Where the code has it: a file and what it says there, without comments, blanks as one. */
const evidence: Record<Key, [file: string, text: string][]> = {
  privacy_no_other_servers: [['lib/loaders/responses/content-security-policy.ts', `"default-src 'none'"`]],
  privacy_links: [
    ['server.ts', `'Referrer-Policy': 'strict-origin-when-cross-origin'`],
    ['components/share/links/share-targets.tsx', 'rel="noopener noreferrer"'],
  ],
  privacy_sensors: [['server.ts', `'Permissions-Policy': 'camera=(), geolocation=(), microphone=()`]],
  privacy_log_request: [
    [
      'lib/observability/log.ts',
      'lineOf(timeMs: number, { requestId, trace_id, method, path, status, durationMs, page, cut }: LoggedRequest)',
    ],
    ['lib/observability/observe-request.ts', 'path: path.slice(0, maxPathLength),'],
    ['lib/observability/observe-request.ts', `const path = (request.url ?? '').split('?', 1)[0]!`],
    ['instrumentation.ts', `const [path] = request.path.split('?')`],
    ['platform/routes/http/request-log.ts', 'log.info({ requestId, method, path, status, durationMs:'],
  ],
  privacy_log_addresses: [
    ['platform/routes/accounts/token.ts', `result.outcome === 'done' ? 'login' :`],
    ['platform/routes/accounts/token.ts', `audit(appContext, c, 'logout', { userId, address:`],
    ['platform/routes/share/send.ts', 'audit(appContext, c, event, { userId: user.id, address,'],
    ['platform/routes/share/shares.ts', `'share withdrawn', { userId: user.id, address:`],
    ['platform/routes/admin/import.ts', `'products imported', { userId: user.id, address,`],
  ],
  privacy_log_secrets: [
    ['lib/observability/log.ts', `redact: ['*.authorization', '*.cookie', '*.password']`],
    ['platform/runtime/log.ts', `'password', '*.password'`],
    ['platform/runtime/database-error.ts', `message: mayContainValues ? 'Failed query' : message`],
    ['lib/upstream/transport/call.ts', `method: method ?? (form ? 'POST' : (conditions?.method ?? 'GET')), path, });`],
    ['platform/sharing/outbox-worker.ts', `again: wait, reason }, 'a mail could not be sent'`],
  ],
  privacy_limits: [['lib/limits/turns.ts', 'readonly #credits = new Map<string,']],
  // 'no label of a metric names a visitor', below
  privacy_metrics: [],
  privacy_traces: [['lib/settings/env.ts', 'Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT ??']],
  privacy_other_platform: [['lib/settings/env.ts', 'isPlatformEmbedded: env.PLATFORM_URL === undefined']],
  privacy_account: [
    ['platform/store/schema.ts', 'name: text().notNull().unique(), email: text().notNull(),'],
    ['platform/store/accounts/users.ts', 'const salt = randomBytes(16);'],
  ],
  privacy_tokens: [
    ['platform/store/accounts/tokens.ts', `tokenFamilyTtl = sql\`interval '${valuesOf('privacy_tokens').days} days'\``],
    ['platform/store/schema.ts', `'refresh_tokens', { hash: text().primaryKey(), familyId: familyId(),`],
    ['lib/session/session-cookie.ts', 'const sealed = await seal(session);'],
    ['lib/session/rotated-tokens.ts', 'rotatedTokens ? await seal(rotatedTokens) : ended'],
  ],
  privacy_guessing: [
    [
      'platform/store/accounts/login-attempts.ts',
      `interval '${valuesOf('privacy_guessing').tryMinutes} minute'\`; const { network:`,
    ],
    [
      'platform/store/accounts/login-attempts.ts',
      `const horizon = sql\`now() - interval '${valuesOf('privacy_guessing').failureMinutes} minutes'\``,
    ],
    ['platform/store/accounts/login-attempts.ts', 'values({ nameHash: hash(source.name), network: source.network })'],
    ['platform/store/accounts/login-attempts.ts', 'await database.delete(loginFailures).where(lt('],
    [
      'platform/store/accounts/users.ts',
      `const horizon = sql\`now() - interval '${valuesOf('privacy_guessing').networkDays} days'\``,
    ],
    ['platform/store/accounts/users.ts', 'await database.delete(knownNetworks).where(lt(lastLogin, horizon))'],
  ],
  privacy_share_record: [
    ['platform/store/schema.ts', 'senderName: text().notNull(), senderEmail: text().notNull(),'],
    ['platform/store/schema.ts', 'message: text(), subject: text().notNull(), html: text().notNull(), text: text()'],
    ['platform/store/schema.ts', `text({ enum: ['queued', 'sent', 'failed', 'withdrawn'] })`],
    ['platform/store/schema.ts', 'response: text(),'],
  ],
  privacy_share_kept: [
    ['platform/store/shares/shares.ts', `.set({ status: 'withdrawn' })`],
    ['platform/store/shares/shares.ts', `eq(outbox.status, 'queued')`],
    ['platform/runtime/env.ts', 'KEEP_MAILS_DAYS: days(367).optional(),'],
    [
      'platform/store/retention.ts',
      'if (mailDays !== null) await deleteInParts(() => deleteOldMails(database, mailDays))',
    ],
  ],
  privacy_share_notices: [['platform/cli/mails.ts', 'twelveMonthsBefore']],
  privacy_feedback: [
    ['platform/store/shares/add-feedback.ts', `const day = sql\`interval '1 day'\``],
    ['platform/store/shares/add-feedback.ts', "createHash('sha256').update(`feedback ${network}`)"],
    ['platform/store/shares/add-feedback.ts', 'await forgetNetworks(transaction);'],
    ['platform/store/shares/add-feedback.ts', '.set({ requestKey: null })'],
    ['platform/sharing/outbox-worker.ts', 'forgetNetworks(database)'],
    ['platform/sharing/outbox-worker.ts', 'expire(); const expiring = setInterval(expire, expiryMs)'],
    ['platform/sharing/outbox-worker.ts', 'const expiryMs = 3_600_000;'],
    [
      'platform/store/shares/add-feedback.ts',
      'await transaction.insert(outbox).values({ shareId, recipient, mailbox });',
    ],
  ],
  privacy_mail: [
    ['platform/sharing/share-mail.ts', 'logo: company && logo ? { src: `cid:${contentId(logo)}`'],
    [
      'platform/sharing/share-mail.ts',
      "${siteUrl}/p/${product.id}/${messageLanguage}/${target === 'sds' ? 'gh' : 'pd'}/${lang}`",
    ],
  ],
  privacy_follow_record: [
    [
      'platform/store/schema.ts',
      `address: text().notNull(), addressKey: text().notNull(), language: text().notNull(),`,
    ],
    ['platform/routes/products/list.ts', 'followers: followers.get(id) ?? 0'],
  ],
  privacy_follow_kept: [
    ['platform/store/followers/followers.ts', `interval '${valuesOf('privacy_follow_kept').days} days'`],
    ['platform/store/followers/follow-mails.ts', 'tokenHash: hash(token)'],
    ['platform/store/followers/followers.ts', 'database.delete(followers).where(eq(followers.id, follower.id))'],
  ],
  privacy_follow_limits: [
    ['platform/store/followers/followers.ts', `const day = sql\`interval '1 day'\``],
    ['platform/store/followers/followers.ts', 'const addressHash = hash(addressKey); const clientHash = hash(client);'],
    ['platform/store/followers/followers.ts', 'database.delete(followRequests).where(lt(followRequests.at'],
  ],
};

test.each(statements.map(({ text }) => text))('%s is what the code does', (text) => {
  expect(evidence[text].filter(([file, expectedText]) => !read(file).includes(expectedText))).toEqual([]);
});

test('each statement stands on the page once', () => {
  expect(Object.keys(evidence)).toEqual(statements.map(({ text }) => text));
});

const platformFiles = readdirSync(join(root, 'platform'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/node_modules|^tests|^dist/.test(file))
  .map((file) => `platform/${file}`);

test('no page loads anything from another server', () => {
  const sources = contentSecurityPolicy('x', false)
    .split('; ')
    .flatMap((directive) => directive.split(' ').slice(1));
  expect(sources.filter((source) => !/^'.+'$|^(?:data|blob):$/.test(source))).toEqual([]);
});

test('the network address of a visitor is logged with the acts that the page names, and with no other', () => {
  const users = platformFiles.filter(
    (file) => /\bclientAddress\(/.test(read(file)) && !file.endsWith('client-address.ts'),
  );
  expect(users.sort()).toEqual(
    [
      'accounts/token.ts',
      'admin/import.ts',
      'admin/products.ts',
      'feedback/feedback.ts',
      'http/bearer.ts',
      'share/send.ts',
      'share/shares.ts',
      'studio/members.ts',
      'studio/steps.ts',
    ].map((file) => `platform/routes/${file}`),
  );
  // Here it names whose turn it is, or is counted as a hash, and is written nowhere.
  expect(read('platform/routes/feedback/feedback.ts')).toContain(
    'network: networkOf(clientAddress(c, trustProxy), 48)',
  );
  expect(read('platform/routes/http/bearer.ts')).not.toMatch(/\blog\b/);
});

test('only what is older than the operator keeps it is deleted of what was shared, and a login ends when the page says so', () => {
  const deleting = platformFiles.filter((file) => /\.delete\((?:shares|shareProducts|outbox)\)/.test(read(file)));
  expect(deleting).toEqual(['platform/store/retention.ts']);
  expect(sessionTtlSeconds).toBe(valuesOf('privacy_tokens').days! * 24 * 3600);
});

test('no label of a metric names a visitor', () => {
  const labels = ['lib/observability/metrics.ts', 'platform/runtime/metrics.ts'].flatMap((file) =>
    [...read(file).matchAll(/labelNames: \[([^\]]*)\]/g)].flatMap(([, names]) =>
      names!.replaceAll("'", '').split(', '),
    ),
  );
  const known = ['route', 'method', 'status', 'page', 'work', 'state', 'reason', 'result', 'class', 'outcome'];
  expect(labels.filter((label) => ![...known, 'template', 'format', 'queue', 'quota'].includes(label))).toEqual([]);
});

test('a mail loads nothing', () => {
  const mail = read('platform/sharing/mail-body.ts');
  expect(mail).not.toMatch(/<link|url\(|@import|background=/);
  // Its source is that of share-mail.ts, a part of the mail.
  expect(mail.match(/<img[^>]* src="[^"]*"/g)).toEqual([expect.stringContaining('src="${escape(src)}"')]);
});

test.each([
  ['privacy_traces', { isTraced: true, isPlatformEmbedded: true }, true],
  ['privacy_traces', { isTraced: false, isPlatformEmbedded: true }, false],
  ['privacy_other_platform', { isTraced: false, isPlatformEmbedded: false }, true],
  ['privacy_other_platform', { isTraced: false, isPlatformEmbedded: true }, false],
] as const)('%s of a deployment with %j is said: %p', (text, data, expected) => {
  expect(
    appliesTo(
      statements.find((candidate) => candidate.text === text)!,
      data,
    ),
  ).toBe(expected);
});
