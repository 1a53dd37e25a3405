import { and, eq, inArray, sql } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import { audit as auditTable } from '../../../platform/audit/tables.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { publish } from '../../../platform/live/publish.ts'
import { notifyMember } from '../../reach/notification/index.ts'
import { sendMail } from '../../reach/outbox/index.ts'
import { getOwnCompany } from '../company/index.ts'
import { members } from '../member/index.ts'
import { getPartnershipInCompany, otherSideOf } from './internal.ts'
import { type PartnerEvent, tellPartner } from './tell-partner.ts'

const name = 'partnership/tell'
const hub = '/partner-hub'

/** Done again after a worker died, it finds that the other company has been told. */
export const partnershipJobs = ({ publicUrl }: { readonly publicUrl: string }) => [
  handle(tellPartner, async ({ tx, companyId, jobId, now, inCompany }, { id, event }) => {
    const partnership = await getPartnershipInCompany(tx, id)
    const otherId = otherSideOf(partnership, companyId)
    if (!otherId) return
    const { name: teller } = await getOwnCompany(tx)
    const { kind, title, isMailed } = news[event]
    await inCompany(otherId, async (theirs) => {
      const told = and(eq(auditTable.subjectId, id), sql`${auditTable.detail} ->> 'jobId' = ${jobId}`)
      if ((await theirs.$count(auditTable, told)) > 0) return
      const leads = and(inArray(members.role, ['primary', 'admin']), eq(members.state, 'registered'))
      for (const leader of await theirs.select().from(members).where(leads)) {
        await notifyMember(theirs, now, {
          memberId: leader.id,
          kind,
          title: title(teller),
          source: 'Partners',
          link: hub,
        })
        if (isMailed) {
          await sendMail(theirs, {
            recipient: leader.email,
            subject: title(teller),
            text: [
              `Hello ${leader.name},`,
              `${title(teller)}.`,
              `See it in your partner hub:\n${publicUrl}${hub}`,
            ].join('\n\n'),
          })
        }
      }
      publish(theirs, { kind: 'partnership', subjectId: id })
      await audited(theirs, companyId, name, (audit) => audit(id, { event, jobId }))
    })
  }),
]

interface News {
  readonly kind: 'info' | 'success' | 'warning'
  readonly title: (company: string) => string
  readonly isMailed?: true
}

const news: Readonly<Record<PartnerEvent, News>> = {
  asked: { kind: 'info', title: (company) => `${company} asks to be your partner`, isMailed: true },
  accepted: { kind: 'success', title: (company) => `${company} is your partner now`, isMailed: true },
  refused: { kind: 'info', title: (company) => `${company} does not want to be your partner`, isMailed: true },
  revoked: { kind: 'info', title: (company) => `${company} has withdrawn its request` },
  ended: { kind: 'warning', title: (company) => `${company} has ended the partnership`, isMailed: true },
  proposed: { kind: 'info', title: (company) => `${company} proposes another payment mode`, isMailed: true },
  agreed: { kind: 'success', title: (company) => `${company} agrees to the new payment mode` },
  declined: { kind: 'info', title: (company) => `${company} keeps to the payment mode you have` },
}
