import type { directPage } from '@coverwright/contract/sell/direct-page'
import { isTemplateName } from '@coverwright/domain/company/file/template-name'
import { fail } from '@coverwright/domain/errors'
import { agentsIn, sampleCells } from '@coverwright/domain/sell/agent-page/agent-list'
import { maxAgentListBytes } from '@coverwright/domain/sell/agent-page/agent-page-limits'
import { sniffWorkbook } from '../../../adapters/spreadsheets/read-workbook.ts'
import { readCells } from '../../../adapters/spreadsheets/sheet-tasks.ts'
import { writeXlsx } from '../../../adapters/spreadsheets/write-xlsx.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { TaskRefused } from '../../../platform/threads/tasks.ts'
import { readLimited } from '../../company/file/index.ts'
import { judgeAgents } from './judge-agents.ts'

/** So many rows are shown; a page can be made of five. */
const mostRows = 100

export const getSample: HandlerOf<typeof directPage, 'getSample'> = async () => ({
  name: 'Agents.xlsx',
  content: writeXlsx([{ name: 'Agents', rows: sampleCells(), merges: [] }]).toString('base64'),
})

export const readUpload: HandlerOf<typeof directPage, 'readUpload'> = async (context, { fileName }) => {
  const content = await readLimited(context.file, maxAgentListBytes)
  if (sniffWorkbook(content) === 'csv') return refuse('Upload a workbook of Excel.')
  if (!isTemplateName(fileName)) return refuse('Name the file with letters and numbers only, such as Agents2026.xlsx.')
  const cells = await readCells(content, fileName).catch(refused)
  const rows = agentsIn(cells) ?? refuse('The first row must have the headings Name and Email. Begin with the sample.')
  if (rows.length > mostRows) return refuse(`The workbook lists more than ${mostRows} agents.`)
  const judged = await judgeAgents(context.tx, rows)
  await context.audit(context.actor.memberId, { listed: rows.length })
  return rows.map((row, at) => Object.assign({ problem: '' }, row, problemOf(judged[at])))
}

const problemOf = (judged: Awaited<ReturnType<typeof judgeAgents>>[number] | undefined) =>
  judged && 'problem' in judged ? { problem: judged.problem } : {}

const refuse = (why: string) => fail('agent-page.unreadable', { file: why })

function refused(error: unknown): never {
  if (error instanceof TaskRefused) return refuse(error.message)
  throw error
}
