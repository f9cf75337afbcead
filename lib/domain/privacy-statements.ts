/** What the privacy page has to know of a deployment. */
export interface DataDeployment {
  /** Spans go to a collector (docs/operations.md, 'Traces'). */
  isTraced: boolean;
  /** The platform is the one that comes with the product. */
  isPlatformEmbedded: boolean;
}

interface Statement {
  /** Key of its text. */
  text: string;
  /** Figures of the text. */
  values?: Record<string, number>;
  /** Of which deployments it is true; without it of all. */
  when?: 'traced' | 'other-platform';
}

/**
 * What the product does with data, in the order of the privacy page. Each statement is true of the code:
 * tests/unit/domain/privacy-statements.test.ts names where, and compares.
 */
export const privacySections = [
  {
    id: 'others',
    title: 'privacy_others',
    statements: [{ text: 'privacy_no_other_servers' }, { text: 'privacy_links' }, { text: 'privacy_sensors' }],
  },
  {
    id: 'logs',
    title: 'privacy_logs',
    statements: [
      { text: 'privacy_log_request' },
      { text: 'privacy_log_addresses' },
      { text: 'privacy_log_secrets' },
      { text: 'privacy_limits' },
      { text: 'privacy_metrics' },
      { text: 'privacy_traces', when: 'traced' },
    ],
  },
  {
    id: 'accounts',
    title: 'privacy_accounts',
    statements: [
      { text: 'privacy_other_platform', when: 'other-platform' },
      { text: 'privacy_account' },
      { text: 'privacy_tokens', values: { days: 30 } },
      { text: 'privacy_guessing', values: { tryMinutes: 1, failureMinutes: 15, networkDays: 90 } },
    ],
  },
  {
    id: 'shares',
    title: 'privacy_shares',
    statements: [
      { text: 'privacy_share_record' },
      { text: 'privacy_share_kept' },
      { text: 'privacy_share_notices' },
      { text: 'privacy_mail' },
    ],
  },
] as const satisfies { id: string; title: string; statements: Statement[] }[];

/** Whether a statement is true of a deployment. */
export const isTrueOf = ({ when }: Statement, { isTraced, isPlatformEmbedded }: DataDeployment) =>
  when === undefined || (when === 'traced' ? isTraced : !isPlatformEmbedded);
