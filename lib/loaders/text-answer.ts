import 'server-only';
import type { ChangedPanel } from '@/lib/domain/changes';
import type { DocumentText } from '@/lib/loaders/document-text';

/** A sanitised text for a page that reloads it in place. */
export const textResponse = ({ html, sections, panels }: DocumentText & { panels?: ChangedPanel[] | null }): Response =>
  Response.json({ html, sections, panels }, { headers: { 'Cache-Control': 'private, no-store' } });
