import type { dataSource } from '@coverwright/contract/build/data-source'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { connectDataSource, disconnectDataSource } from './connect-data-source.ts'
import { deleteDataSource } from './delete-data-source.ts'
import { downloadDataSource, getSample } from './download-data-source.ts'
import { findRow } from './find-row.ts'
import { getDataSource } from './get-data-source.ts'
import { listDataSources } from './list-data-sources.ts'
import { refreshDataSource } from './refresh-data-source.ts'
import { uploadDataSource } from './upload-data-source.ts'

export const dataSourceCalls: HandlersOf<typeof dataSource> = {
  uploadDataSource,
  listDataSources,
  getDataSource,
  findRow: ({ tx }, asked) => findRow(tx, asked),
  downloadDataSource,
  getSample,
  connectDataSource,
  refreshDataSource,
  disconnectDataSource,
  deleteDataSource,
}
