import type { ReleaseContent } from '@coverwright/domain/release/release'
import type { WriteContext } from '../../platform/http/context.ts'
import { type ApplicationRow, resumeLink } from '../application/index.ts'
import type { CustomerRow } from '../customer/index.ts'
import { sendToCustomer } from '../outbox/index.ts'
import type { VehicleApprovalRow } from './tables.ts'

interface Rejected {
  readonly approval: VehicleApprovalRow
  readonly application: ApplicationRow
  readonly customer: CustomerRow
  readonly content: ReleaseContent
  readonly reason: string
  /** The customer can still send others. */
  readonly isOpen: boolean
}

export async function tellRejected({ tx, ports }: WriteContext, rejected: Rejected): Promise<void> {
  const { approval, application, customer, content, reason, isOpen } = rejected
  const links = { tokens: ports.tokens, publicUrl: new URL(ports.linkTo('/')).origin }
  const link = isOpen ? await resumeLink(links, application) : undefined
  const { tradingName, contact } = content.body.regulatory
  await sendToCustomer(tx, {
    recipient: customer.email,
    subject: `${approval.mode === 'test' ? '[Test] ' : ''}Your photos: application ${approval.number}`,
    text: [
      `Dear ${customer.name},`,
      `We have looked at the photos for your ${content.settings.name}, and we cannot accept them.`,
      reason,
      link ? `Please send us others, and go on from there: ${link}` : `Please call us on ${contact.phone}.`,
      tradingName,
    ].join('\n\n'),
  })
}
