import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  /** What a cell shows; null where there is nothing. */
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, under each other. */
  numeric?: boolean;
}

/**
 * Rows of the same kind: a table on wide screens, cards on phones (data-table.css). It is one table for every screen
 * and every reader; the roles are spelt out because browsers forget a table whose cells are not laid out as one. The
 * first column names the row.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
}: {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row, index: number) => string;
}) {
  return (
    // Wider than its place it scrolls; with the focus on it, by the keyboard too.
    <div className="data-table" tabIndex={0}>
      <table role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, header, numeric }) => (
              <th key={key} role="columnheader" scope="col" className={clsx(numeric && 'data-table-number')}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)} role="row">
              {columns.map((column, position) => (
                <DataCell key={column.key} column={column} row={row} namesRow={position === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DataCell<Row>({ column, row, namesRow }: { column: Column<Row>; row: Row; namesRow: boolean }) {
  const content = column.cell(row) ?? '';
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
