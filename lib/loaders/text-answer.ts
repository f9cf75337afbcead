import 'server-only';
import type { DocumentText } from '@/lib/loaders/document-text';

/** A sanitised text for a page that reloads it in place. */
export const textAnswer = ({ html, sections }: DocumentText): Response =>
  Response.json({ html, sections }, { headers: { 'Cache-Control': 'private, no-store' } });
