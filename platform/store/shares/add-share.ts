import { and, eq, sql } from 'drizzle-orm';
import type { MailQuotas } from '../../runtime/env.ts';
import type { SenderLogo } from '../accounts/company.ts';
import type { Database } from '../database.ts';
import type { ListedProduct } from '../lists/listed-products.ts';
import { outbox, shareProducts, shares } from '../schema.ts';
import { findExceededQuota, lockShares, type QuotaExceeded } from './mail-quotas.ts';

type Share = typeof shares.$inferSelect;

interface NewShare {
  userId: number;
  workgroupId: number;
  shareRequest: Pick<Share, 'brand' | 'target' | 'messageLanguage' | 'documentLanguage' | 'message'> & {
    sender: { name: string; email: string };
    /** At least one. */
    products: Pick<ListedProduct, 'id' | 'names' | 'version'>[];
  };
  mail: Pick<Share, 'subject' | 'html' | 'text'> & { logo: SenderLogo | null };
  /** Plain addresses, each once. */
  recipients: string[];
  quotas: MailQuotas;
  /** Idempotency key of the request: a repeated request adds nothing. */
  requestKey?: string;
}

/** The `id` of the share, or the exceeded quota. */
type AddedShare = { id: string } | QuotaExceeded;

/** Inserts a share and one message for each of its recipients in one transaction. */
export const addShare = (
  database: Database,
  { userId, workgroupId, shareRequest, mail, recipients, quotas, requestKey }: NewShare,
) =>
  database.transaction(async (transaction): Promise<AddedShare> => {
    await lockShares(transaction);
    const [known] = requestKey
      ? await transaction
          .select({ id: shares.id })
          .from(shares)
          .where(and(eq(shares.userId, userId), eq(shares.requestKey, requestKey)))
      : [];
    if (known) return known;
    const exceeded = await findExceededQuota(transaction, userId, recipients, quotas);
    if (exceeded) return exceeded;
    const [share] = await transaction
      .insert(shares)
      .values({
        userId,
        workgroupId,
        brand: shareRequest.brand,
        senderName: shareRequest.sender.name,
        senderEmail: shareRequest.sender.email,
        target: shareRequest.target,
        messageLanguage: shareRequest.messageLanguage,
        documentLanguage: shareRequest.documentLanguage,
        message: shareRequest.message,
        ...mail,
        logo: mail.logo?.id,
        requestKey,
        created: sql`clock_timestamp()`,
      })
      .returning({ id: shares.id });
    if (!share) throw new Error('No share was created');
    await transaction.insert(shareProducts).values(
      shareRequest.products.map(({ id, names, version }, position) => ({
        shareId: share.id,
        position,
        productId: id,
        names,
        versionId: version?.id,
        versionText: version?.text,
      })),
    );
    await transaction.insert(outbox).values(recipients.map((recipient) => ({ shareId: share.id, recipient })));
    return share;
  });
