import { languageFor, mailOf, writtenTo } from '@coverwright/domain/sell/letter/letter'
import { nameInLetter } from '@coverwright/domain/sell/letter/name-in-letter'
import { photosLetter } from '@coverwright/domain/sell/letter/standard-letters'
import type { vehicleApprovalEvents } from '@coverwright/domain/sell/vehicle-approval/vehicle-approval-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMail, StandardMessages, TellingContext } from '../../../platform/events/standard-message.ts'
import { newsForLeaders } from '../../company/member/index.ts'
import { getRelease } from '../../publish/release/index.ts'
import { applications, resumeLink } from '../application/index.ts'
import { customerOf } from './internal.ts'
import { vehicleApprovals } from './tables.ts'

export const vehicleApprovalTells: StandardMessages<keyof typeof vehicleApprovalEvents> = {
  'vehicle-approval.submitted': {
    news: async ({ tx }, { approvalId }) => {
      const approval = await selectRow(tx, vehicleApprovals, approvalId)
      if (!approval) return []
      const { title } = worded('vehicle-approval.submitted', { number: approval.number })
      const link = `/approve-panel?approval=${approvalId}`
      return newsForLeaders(tx, { kind: 'info', title, source: 'Vehicle approvals', link })
    },
  },
  'vehicle-approval.rejected': { mails: rejectedMails },
}

interface Rejected {
  readonly approvalId: string
  /** The customer can still send others. */
  readonly maySendOthers: 'yes' | 'no'
}

async function rejectedMails(
  { tx, links }: TellingContext,
  { approvalId, maySendOthers }: Rejected,
): Promise<readonly StandardMail[]> {
  const approval = await selectRow(tx, vehicleApprovals, approvalId)
  const application = approval && (await selectRow(tx, applications, approval.applicationId))
  const customer = application && (await customerOf(tx, application))
  if (!approval || !application || !customer?.email) return []
  const link = maySendOthers === 'yes' ? resumeLink(links, application) : undefined
  const release = await getRelease(tx, application)
  const { letter, content } = writtenTo(application, release.content)
  const { tradingName, contact, statement } = content.body.regulatory
  const mail = mailOf(letter, {
    email: customer.email,
    name: customer.name,
    isTest: approval.mode === 'test',
    ...photosLetter(letter.say, {
      company: tradingName,
      product: content.settings.name,
      phone: contact.phone,
      reference: approval.number,
      link,
      reason: approval.rejectedFor ?? '',
    }),
  })
  const facts = {
    productId: release.content.productId,
    language: languageFor(application, release.content),
    isTest: approval.mode === 'test',
    values: {
      name: nameInLetter(customer.name),
      company: tradingName,
      product: content.settings.name,
      phone: contact.phone,
      regulatory: statement,
      reference: approval.number,
      link: link ?? '',
      reason: approval.rejectedFor ?? '',
    },
  }
  return [{ ...mail, facts, isToCustomer: true }]
}
