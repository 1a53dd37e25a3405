import type { dataSource } from '@coverwright/contract/build/data-source'
import { dataSourceLimits } from '@coverwright/domain/build/data-source/data-source'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { readLimited } from '../../company/file/index.ts'
import { toDataSource } from './internal.ts'
import { keepDataSource } from './keep-data-source.ts'

export const uploadDataSource: HandlerOf<typeof dataSource, 'uploadDataSource'> = async (
  { tx, audit, file },
  { name },
) => {
  const content = await readLimited(file, dataSourceLimits.maxBytes)
  const row = await keepDataSource(tx, name, content.toString('utf8'))

  await audit(row.id, { name, rows: row.rowCount })
  return toDataSource(row)
}
