import type { agent } from '@coverwright/contract/company/agent'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { sendMail } from '../../reach/outbox/index.ts'
import { getOwnCompany } from '../company/index.ts'
import { toAgent } from './internal.ts'
import { agents } from './tables.ts'

export const createAgent: HandlerOf<typeof agent, 'createAgent'> = async ({ tx, audit }, form) => {
  const [row] = await tx.insert(agents).values(form).returning()
  if (!row) throw new Error('The agent was not saved')
  const { name: company } = await getOwnCompany(tx)
  await sendMail(tx, {
    recipient: row.email,
    subject: `You are an agent of ${company}`,
    text: [
      `Hello ${row.name},`,
      `${company} has added you to its agents on Coverwright. Your agent code is ${row.code}.`,
      `If you did not expect this, tell ${company}.`,
    ].join('\n\n'),
  })
  await audit(row.id, { code: row.code })
  return toAgent(row)
}
