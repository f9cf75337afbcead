import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  /** What a cell shows; null where there is nothing. */
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, under each other. */
  numeric?: boolean;
  /** What stands below the rows, where the first column names it; null for a total that there is not. */
  total?: ReactNode;
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
  across,
}: {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row, index: number) => string;
  /** What a row says in place of its values, all columns wide after its name; null for a row of values. */
  across?: (row: Row) => ReactNode;
}) {
  const hasTotals = columns.some(({ total }) => total !== undefined);
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
  content: given,
  namesRow,
}: {
  column: Column<Row>;
  content: ReactNode;
  namesRow: boolean;
}) {
  const content = given ?? '';
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
