import type { pricing } from '@coverwright/contract/build/pricing'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { activateVersion } from './activate-version.ts'
import { compareVersions } from './compare-versions.ts'
import { downloadMarked } from './download-marked.ts'
import { downloadVersion } from './download-version.ts'
import { editRows } from './edit-rows.ts'
import { getActiveTables, getRows, getSheet } from './get-cells.ts'
import { getVersion } from './get-version.ts'
import { identifyAgain } from './identify-again.ts'
import { listTables } from './list-tables.ts'
import { deleteTable, deleteVersion, renameTable } from './rename-table.ts'
import { correctCells, saveMapping } from './save-mapping.ts'
import { uploadTable, uploadVersion } from './upload-table.ts'

export const pricingCalls: HandlersOf<typeof pricing> = {
  listTables,
  uploadTable,
  uploadVersion,
  getVersion,
  getSheet,
  getRows,
  getActiveTables,
  identifyAgain,
  saveMapping,
  correctCells,
  editRows,
  compareVersions,
  activateVersion,
  downloadVersion,
  downloadMarked,
  renameTable,
  deleteTable,
  deleteVersion,
}
