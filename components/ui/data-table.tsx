import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  /** Content of a cell; null if empty. */
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned. */
  numeric?: boolean;
  /** Content of the footer, where the first column has its label; null for a missing total. */
  total?: ReactNode;
}

/**
 * A table on wide screens, cards on phones (data-table.css). It is one table for all screens and screen readers; the
 * roles are explicit because browsers drop table semantics when `display` changes. The first column is the row header.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  across,
}: {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row, index: number) => string;
  /** Content that spans all columns after the first; null for a row of values. */
  across?: (row: Row) => ReactNode;
}) {
  const hasTotals = columns.some(({ total }) => total !== undefined);
  return (
    // A table wider than its container scrolls; focusable, so that the keyboard scrolls it too.
    <div className="data-table" tabIndex={0}>
      <table role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, header, numeric }) => (
              <th key={key} role="columnheader" scope="col" className={numeric ? 'data-table-number' : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => {
            const text = across?.(row) ?? null;
            return (
              <tr key={rowKey(row, index)} role="row">
                {columns.slice(0, text === null ? undefined : 1).map((column, position) => (
                  <DataCell key={column.key} column={column} content={column.cell(row)} namesRow={position === 0} />
                ))}
                {text !== null && (
                  <td role="cell" colSpan={columns.length - 1} className="data-table-across">
                    {text}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
        {hasTotals && (
          <tfoot role="rowgroup">
            <tr role="row">
              {columns.map((column, position) =>
                column.total === undefined ? (
                  <td key={column.key} role="cell" className="data-table-empty" />
                ) : (
                  <DataCell key={column.key} column={column} content={column.total} namesRow={position === 0} />
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function DataCell<Row>({
  column,
  content: cellContent,
  namesRow,
}: {
  column: Column<Row>;
  content: ReactNode;
  namesRow: boolean;
}) {
  const content = cellContent ?? '';
  const className = clsx(column.numeric && 'data-table-number', content === '' && 'data-table-empty') || undefined;
  if (namesRow) {
    return (
      <th role="rowheader" scope="row" className={className}>
        {content}
      </th>
    );
  }
  return (
    <td role="cell" data-label={column.header} className={className}>
      {content === '' ? '–' : content}
    </td>
  );
}
