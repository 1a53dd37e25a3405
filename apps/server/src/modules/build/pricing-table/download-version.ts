import type { pricing } from '@coverwright/contract/build/pricing'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { keepFile, linkTo } from '../../company/file/index.ts'
import { getContent, getTableInCompany, getVersionInCompany } from './internal.ts'
import { runTask } from './table-task.ts'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const downloadVersion: HandlerOf<typeof pricing, 'downloadVersion'> = async (
  { tx, actor, audit, ports, now },
  { id },
) => {
  const version = await getVersionInCompany(tx, id)
  const { name } = await getTableInCompany(tx, version.tableId)
  const content = await runTask('workbook', { ...(await getContent(tx, id)), name })
  const file = await keepFile(tx, ports.files, {
    memberId: actor.memberId,
    purpose: 'table',
    name: `${name} version ${version.number}.xlsx`,
    type,
    content,
  })
  await audit(id, { fileId: file.id })
  return linkTo(file, ports.tokens, now)
}
