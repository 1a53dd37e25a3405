import { formatMoney } from '@coverwright/domain/money/money'
import type { AfterFailure } from '@coverwright/domain/payment/collection'
import { inWords } from './certificate-facts.ts'
import type { InstalmentRow, PolicyRow } from './tables.ts'

interface Told {
  readonly policy: PolicyRow
  readonly instalment: InstalmentRow
  readonly tradingName: string
  /** The policyholder's own page. */
  readonly link: string
  /** What the product sends at this moment, a line each. */
  readonly documents: readonly string[]
}

/** What the policyholder is told when the card did not pay: what happens next, when, and what to do. */
export function failureMail({ policy, instalment, tradingName, link, documents }: Told, next: AfterFailure) {
  const amount = formatMoney(instalment.amountMinor, policy.currency)
  const what = `payment ${instalment.number} of your ${policy.productName} policy ${policy.number}, ${amount} due on ${inWords(instalment.dueOn)}`
  const told = {
    retry: () => ({
      subject: `We could not take your payment for policy ${policy.number}`,
      lines: [
        `We could not take ${what}.`,
        `You need do nothing if there is money on your card: we try again on ${inWords('on' in next ? next.on : '')}. Your cover goes on.`,
        `To pay now, or with another card: ${link}`,
      ],
    }),
    notice: () => ({
      subject: `Your policy ${policy.number} ends on ${inWords('on' in next ? next.on : '')} unless you pay`,
      lines: [
        `We have tried several times and could not take ${what}.`,
        `Unless it is paid before then, your policy and your cover end on ${inWords('on' in next ? next.on : '')}.`,
        `To pay now: ${link}`,
      ],
    }),
    lapse: () => ({
      subject: `Your policy ${policy.number} has ended`,
      lines: [
        `${what[0]?.toUpperCase()}${what.slice(1)} was not paid.`,
        'Your policy has ended and you are no longer covered. Nothing more will be taken from your card.',
        `Your policy and its documents: ${link}`,
      ],
    }),
  }[next.kind]()
  return mailTo(policy, told.subject, [...told.lines, ...documents, tradingName])
}

const mailTo = ({ email, holder, mode }: PolicyRow, subject: string, lines: readonly string[]) => ({
  recipient: email,
  subject: `${mode === 'test' ? '[Test] ' : ''}${subject}`,
  text: [`Dear ${holder},`, ...lines].join('\n\n'),
})
