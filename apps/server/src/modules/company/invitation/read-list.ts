import type { permission } from '@coverwright/contract/company/permission'
import { isTemplateName } from '@coverwright/domain/company/file/template-name'
import { maxListBytes } from '@coverwright/domain/company/invitation/invitation-limits'
import { peopleIn } from '@coverwright/domain/company/invitation/read-list'
import { fail } from '@coverwright/domain/errors'
import { sniffWorkbook } from '../../../adapters/spreadsheets/read-workbook.ts'
import { readCells } from '../../../adapters/spreadsheets/sheet-tasks.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { TaskRefused } from '../../../platform/threads/tasks.ts'
import { readLimited } from '../file/index.ts'

/** Nothing is kept of the file: what it lists goes back to whoever sent it. */
export const readList: HandlerOf<typeof permission, 'invitation/readList'> = async (context, { fileName }) => {
  const content = await readLimited(context.file, maxListBytes)
  // A pasted list and a CSV file are no workbook, and named as anybody likes.
  if (sniffWorkbook(content) !== 'csv' && !isTemplateName(fileName))
    return fail('invitation.unreadable', {
      file: 'Name the file with letters and numbers only, such as People2026.xlsx.',
    })
  const cells = await readCells(content, fileName).catch(refused)
  const people = peopleIn(cells)
  await context.audit(context.actor.memberId, { listed: people.length })
  return people
}

function refused(error: unknown): never {
  if (error instanceof TaskRefused) return fail('invitation.unreadable', { file: error.message })
  throw error
}
