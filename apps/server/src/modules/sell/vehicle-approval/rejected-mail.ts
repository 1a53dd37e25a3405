import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import { mailOf, writtenTo } from '@coverwright/domain/sell/letter/letter'
import type { WriteContext } from '../../../platform/http/context.ts'
import { sendToCustomer } from '../../reach/outbox/index.ts'
import { type ApplicationRow, resumeLink } from '../application/index.ts'
import type { CustomerRow } from '../customer/index.ts'
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
  const { approval, application, customer, reason, isOpen } = rejected
  const links = { tokens: ports.tokens, publicUrl: new URL(ports.linkTo('/')).origin }
  const link = isOpen ? await resumeLink(links, application) : undefined
  const { letter, content } = writtenTo(application, rejected.content)
  const { say } = letter
  const { tradingName, contact } = content.body.regulatory
  const mail = mailOf(letter, {
    email: customer.email,
    name: customer.name,
    isTest: approval.mode === 'test',
    subject: say('Your photos: application {number}', { number: approval.number }),
    lines: [
      say('We have looked at the photos for your {product}, and we cannot accept them.', {
        product: content.settings.name,
      }),
      reason,
      link
        ? say('Please send us others, and go on from there: {link}', { link })
        : say('Please call us on {phone}.', { phone: contact.phone }),
      tradingName,
    ],
  })
  await sendToCustomer(tx, mail)
}
