import { createHash } from 'node:crypto'
import type { HistoryFile } from '../../src/demo/history/history-file.ts'

/** Of each table a short sum of its columns and rows, to tell which of them differs. */
export const digestsOf = ({ tables }: Pick<HistoryFile, 'tables'>): Record<string, string> =>
  Object.fromEntries(
    tables.map(({ name, columns, rows }) => [
      name,
      createHash('sha256').update(columns.join()).update(rows).digest('hex').slice(0, 16),
    ]),
  )
