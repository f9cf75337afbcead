import { z } from 'zod';
import { rejectRequest } from '@/lib/session/failure-json';
import { withSignature } from '@/lib/session/with-session';
import { purgeProducts, publishPurge } from '@/lib/upstream/data-cache';

const message = z.object({
  type: z.literal('products.changed'),
  data: z.object({ products: z.array(z.int().positive().max(999_999_999_999)).min(1).max(1_000) }),
});

/**
 * The platform's notification of changed products: all web apps drop their cached data of them; 503 if another web app
 * could not be notified.
 */
export const POST = withSignature(async (body) => {
  const { data, success } = message.safeParse(body);
  if (!success) return rejectRequest(400, 'CLIENT_SIDE');
  const { products } = data.data;
  purgeProducts(products);
  const isPublished = await publishPurge(products).then(
    () => true,
    () => false,
  );
  return new Response(null, { status: isPublished ? 204 : 503 });
});
