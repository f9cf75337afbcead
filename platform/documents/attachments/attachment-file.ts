import type { Cell } from 'write-excel-file/node';
import {
  type AuditReport,
  auditReportPage,
  type Certificate,
  certificatePage,
  type Issuer,
  signedPageData,
} from './signed-page.ts';
import { drawPackSizes, type Pack } from './pack-sizes.ts';
import type { PdfRenderer } from '../pdf/pdf-renderer.ts';

/** The content of an attached file, before it is rendered. */
export type AttachmentContent =
  | ({ kind: 'certificate' } & Certificate)
  | ({ kind: 'audit' } & AuditReport)
  | ({ kind: 'spreadsheet' } & Spreadsheet)
  | { kind: 'picture'; packs: readonly Pack[] };

/**
 * Renders an attached file as PDF, XLSX or PNG. `root` is the platform's folder.
 * @throws DocumentTooLargeError, RendererUnavailableError
 */
export async function attachmentFile(
  content: AttachmentContent,
  issuer: Issuer,
  renderPdf: PdfRenderer['renderPdf'],
  root: string,
): Promise<Uint8Array> {
  switch (content.kind) {
    case 'certificate':
      return renderPdf('certificate', signedPageData(certificatePage(content, issuer), issuer));
    case 'audit':
      return renderPdf('certificate', signedPageData(auditReportPage(content, issuer), issuer));
    case 'spreadsheet':
      return writeSpreadsheet(content);
    case 'picture':
      return drawPackSizes(content.packs, issuer.product, root);
  }
}

interface Spreadsheet {
  /** Name of its only sheet. */
  sheet: string;
  /** Widths in characters. */
  columns: readonly { title: string; width: number }[];
  rows: readonly (readonly string[])[];
}

/**
 * An XLSX workbook with one sheet and a bold, frozen title row. Every cell is stored as text, so that none is evaluated,
 * whatever its first character is (`=`, `+`, `-`, `@`).
 */
export async function writeSpreadsheet({ sheet, columns, rows }: Spreadsheet): Promise<Uint8Array> {
  const head = columns.map(({ title }): Cell => ({ ...text(title), fontWeight: 'bold', backgroundColor: '#e8f1f1' }));
  const body = rows.map((row) => row.map((cell): Cell => ({ ...text(cell), wrap: true, alignVertical: 'top' })));
  const { default: writeExcelFile } = await import('write-excel-file/node');
  return writeExcelFile([head, ...body], {
    sheet,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

const text = (value: string) => ({ type: String, value, format: '@' }) as const;
