import { ShareHost } from '@/components/share/share-host';
import { ScopedMessages } from '@/components/ui/scoped-messages';
import { StyledText } from '@/components/ui/styled-text';

/**
 * The share dialog of a page with its texts, for visitors who can send shares. `pageUrl`: absolute URL of a product's
 * page.
 */
export function SharePart({ pageUrl }: { pageUrl?: string }) {
  return (
    <ScopedMessages scopes={['share']}>
      <ShareHost pageUrl={pageUrl} noValidSds={<StyledText textKey="share_dialog_no_valid_sds" />} />
    </ScopedMessages>
  );
}
