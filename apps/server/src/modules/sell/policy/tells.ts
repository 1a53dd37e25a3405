import { formatMoney } from '@coverwright/domain/base/money/money'
import { writtenTo } from '@coverwright/domain/sell/letter/letter'
import type { AfterFailure } from '@coverwright/domain/sell/payment/collection'
import type { policyEvents } from '@coverwright/domain/sell/policy/policy-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMail, StandardMessages, TellingContext } from '../../../platform/events/standard-message.ts'
import { newsForLeaders } from '../../company/member/index.ts'
import { getRelease } from '../../publish/release/index.ts'
import { cancelledMails } from './cancelled-mail.ts'
import { correctedMails } from './corrected-mail.ts'
import { failureMail } from './instalment-mails.ts'
import { findPolicy } from './internal.ts'
import { policyFacts } from './policy-facts.ts'
import { policyLink } from './policy-link.ts'
import { policyMails } from './policy-mail.ts'
import { sentDocuments, sentPapers } from './sent-documents.ts'
import { instalments } from './tables.ts'

export const policyTells: StandardMessages<keyof typeof policyEvents> = {
  // The mail waits for the certificate it links to.
  'policy.issued': {},
  'policy.documented': { mails: policyMails },
  'policy.documents-asked': { mails: policyMails },
  'policy.corrected': { mails: correctedMails },
  'policy.cancelled': { mails: cancelledMails },
  'policy.voucher-kept': {
    news: async ({ tx }, { policyId }) => {
      const policy = await findPolicy(tx, policyId)
      if (!policy?.voucher) return []
      const { number, voucher, currency } = policy
      const amount = formatMoney(voucher.paidMinor, currency)
      const { title } = worded('policy.voucher-kept', { number, code: voucher.code, amount })
      const link = `/customer-management-center?policy=${policyId}`
      return newsForLeaders(tx, { kind: 'warning', title, source: 'Refunds', link })
    },
  },
  'policy.lapsed': {
    mails: (context, { instalmentId }) => failureMails(context, instalmentId, { kind: 'lapse' }),
    news: async ({ tx }, { policyId }) => {
      const policy = await findPolicy(tx, policyId)
      if (!policy) return []
      const { title } = worded('policy.lapsed', { number: policy.number })
      const link = `/customer-management-center?policy=${policyId}`
      return newsForLeaders(tx, { kind: 'warning', title, source: 'Instalments', link })
    },
  },
  'instalment.failed': {
    mails: (context, { instalmentId, next, on }) => failureMails(context, instalmentId, { kind: next, on }),
  },
}

/** The policyholder is told each time what happens next. */
async function failureMails(
  { tx, links }: TellingContext,
  instalmentId: string,
  next: AfterFailure,
): Promise<readonly StandardMail[]> {
  const instalment = await selectRow(tx, instalments, instalmentId)
  const policy = instalment && (await findPolicy(tx, instalment.policyId))
  if (!instalment || !policy?.email) return []
  const { content: written } = await getRelease(tx, policy)
  const { letter, content } = writtenTo(policy, written)
  const link = policyLink(links, policy)
  const { tradingName } = content.body.regulatory
  const sending = { policy, content: written, moment: 'lapse' as const }
  const documents = next.kind === 'lapse' ? sentDocuments(sending, links) : []
  const paperIds = next.kind === 'lapse' ? sentPapers(sending) : []
  const mail = failureMail({ letter, policy, instalment, tradingName, link, documents }, next)
  const { sayDay, sayMoney } = letter
  const facts = policyFacts(
    { policy, written, content, letter, links, documents, paperIds },
    {
      amount: sayMoney(instalment.amountMinor, policy.currency),
      paymentNumber: String(instalment.number),
      dueDate: sayDay(instalment.dueOn),
      ...(next.kind !== 'lapse' && { nextDate: sayDay(next.on) }),
    },
  )
  return [{ ...mail, ...facts, isToCustomer: true }]
}
