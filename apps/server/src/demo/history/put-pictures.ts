import { fileKey } from '../../adapters/files/file-key.ts'
import type { Files } from '../../platform/files/files.ts'
import type { WaysIn } from '../../platform/http/ways-in.ts'
import { cellsOf, rowsOf } from './copy-history.ts'
import type { HistoryFile } from './history-file.ts'

interface Place {
  readonly ways: Pick<WaysIn, 'count'>
  readonly files: Files
}

/** Puts the photos of the history where its rows say they are; where `commit` fails they go again. */
export async function putPictures(
  { ways, files }: Place,
  { tables, pictures }: HistoryFile,
  { values, days }: { readonly values: readonly string[]; readonly days: number },
  commit: () => Promise<void>,
): Promise<void> {
  const table = tables.find(({ name }) => name === 'stored_file')
  if (!table) return commit()
  const rows = [...rowsOf(table, values, days)].map((line) => cellsOf(table, line))
  const byCompany = [...Map.groupBy(rows, ({ company_id: companyId = '' }) => companyId)]
  const put = async ([next, ...others]: typeof byCompany): Promise<void> => {
    if (!next) return commit()
    const [companyId, own] = next
    return ways.count(companyId, async (tx) => {
      for (const { id = '', name = '', type = '' } of own)
        await files.put(tx, fileKey(companyId, id), Buffer.from(pictures[name] ?? '', 'base64'), { type })
      return put(others)
    })
  }
  return put(byCompany)
}
