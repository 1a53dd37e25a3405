import { eq, inArray } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { publish } from '../../../platform/live/publish.ts'
import { notifyMember } from '../../reach/notification/index.ts'
import { sendMail } from '../../reach/outbox/index.ts'
import { members } from '../member/index.ts'
import { tellOfContract } from './jobs.ts'
import { agreements } from './tables.ts'

const wordsOf = {
  made: (from: string, name: string) => `${from} asks you to execute ${name}`,
  executed: (from: string, name: string) => `${from} executed ${name}`,
} as const

/** In a transaction of the other side's own, for neither writes the other's rows. */
export const tellJob = (linkTo: (path: string) => string) =>
  handle(tellOfContract, async ({ tx, companyId, inCompany, now }, { id, event }) => {
    const [row] = await tx.select().from(agreements).where(eq(agreements.id, id))
    if (!row?.partnerId || row.state === 'trash') return
    const isOurs = row.companyId === companyId
    const title = wordsOf[event](isOurs ? row.companyName : row.partnerName, row.name)
    const other = isOurs ? row.partnerId : row.companyId
    const link = `/BrokerContract?agreement=${id}`
    await inCompany(other, (otherTx) => tellLeaders(otherTx, { title, link, id, companyId, now, url: linkTo(link) }))
  })

interface News {
  readonly id: string
  readonly companyId: string
  readonly title: string
  readonly link: string
  readonly url: string
  readonly now: Date
}

async function tellLeaders(tx: WriteTx, { id, companyId, title, link, url, now }: News) {
  const leaders = await tx
    .select()
    .from(members)
    .where(inArray(members.role, ['primary', 'admin']))
  for (const { id: memberId, role, email, name } of leaders) {
    await notifyMember(tx, now, { memberId, kind: 'info', title, source: 'Agreements', link })
    if (role !== 'primary') continue
    await sendMail(tx, { recipient: email, subject: title, text: [`Hello ${name},`, `${title}: ${url}`].join('\n\n') })
  }
  publish(tx, { kind: 'agreement', subjectId: id })
  await audited(tx, companyId, 'agreement/tell', (audit) => audit(id, { told: leaders.length }))
}
