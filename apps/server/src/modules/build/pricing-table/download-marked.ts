import { extname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { pricing } from '@coverwright/contract/build/pricing'
import { storedMapping } from '@coverwright/domain/build/pricing-table/mapping'
import { fail } from '@coverwright/domain/errors'
import { fileKey } from '../../../adapters/files/file-key.ts'
import { sheetLimits } from '../../../adapters/spreadsheets/limits.ts'
import { sniffWorkbook } from '../../../adapters/spreadsheets/read-workbook.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { TaskRefused } from '../../../platform/threads/tasks.ts'
import { getFileInCompany, keepFile, linkTo } from '../../company/file/index.ts'
import { getVersionInCompany } from './internal.ts'
import { runTask } from './table-task.ts'
import { tableFileTypes } from './upload-table.ts'

/** The file as it was uploaded, its wrong cells marked. */
export const downloadMarked: HandlerOf<typeof pricing, 'downloadMarked'> = async (
  { tx, actor, audit, ports, now },
  { id },
) => {
  const { fileId, mapping, problems, corrections, number, sourceName } = await getVersionInCompany(tx, id)
  const wrong = problems.filter(({ severity }) => severity === 'error')
  if (fileId === null || mapping === null || wrong.length === 0) return fail('pricing-table.state')
  const { type, companyId } = await getFileInCompany(tx, fileId)
  const { sheet, layout } = storedMapping(mapping)
  // Whoever puts the file right elsewhere sees which of its rows the table does without.
  const leftOut = corrections.skipped.map((row) => ({
    row,
    column: layout.firstColumn,
    message: `This row was left out of table version ${number}.`,
  }))
  const headerRow = layout.blocks[0]?.headerRow ?? null
  const marks = { sheet, version: number, headerRow, wrong: [...wrong, ...leftOut], corrections }
  const content = await buffer(await ports.files.get(fileKey(companyId, fileId)))
  const marked = await runTask('mark', { content, marks, limits: sheetLimits }).catch((error: unknown) =>
    error instanceof TaskRefused ? fail('file.too-large') : Promise.reject(error),
  )
  const ending = extname(sourceName)
  // One of Excel 97 to 2003 is handed back as a newer one, whatever its name said it was.
  const isWorkbook = sniffWorkbook(content) !== 'csv'
  const name = `${sourceName.slice(0, sourceName.length - ending.length)} to put right${isWorkbook ? '.xlsx' : ending}`
  const file = await keepFile(tx, ports.files, {
    memberId: actor.memberId,
    purpose: 'table',
    name,
    type: isWorkbook ? tableFileTypes.xlsx : type,
    content: marked,
  })
  await audit(id, { fileId: file.id, wrong: wrong.length })
  return linkTo(file, ports.tokens, now)
}
