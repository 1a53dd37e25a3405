import { personOf } from '@coverwright/domain/build/body/person'
import { calendarDate } from '@coverwright/domain/build/question/answers'
import { beginningOf } from '@coverwright/domain/kept-text'
import { languageFor, mailOf, writtenTo } from '@coverwright/domain/sell/letter/letter'
import { nameInLetter } from '@coverwright/domain/sell/letter/name-in-letter'
import type { referralEvents } from '@coverwright/domain/sell/referral/referral-events'
import { fillReferralMail } from '@coverwright/domain/sell/referral/referral-mail'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { StandardMail, StandardMessages, TellingContext } from '../../../platform/events/standard-message.ts'
import { newsForLeaders } from '../../company/member/index.ts'
import { getRelease } from '../../publish/release/index.ts'
import { applications, resumeLink } from '../application/index.ts'
import { getQuote } from '../quote/index.ts'
import { acceptedMail, declinedMail, waitingMail } from './customer-mails.ts'
import { customerOf } from './internal.ts'
import { getMailOfProduct } from './mail-of-product.ts'
import { referrals } from './tables.ts'

export const referralTells: StandardMessages<keyof typeof referralEvents> = {
  'referral.made': {
    mails: async (context, { referralId, isCustomerMailed }) => {
      const referred = await referredOf(context.tx, referralId)
      if (!referred) return []
      const toCustomer = isCustomerMailed === 'yes' ? await customerMail(context, referred, 'waiting') : []
      return [...(await underwriterMails(context, referred)), ...toCustomer]
    },
    news: async ({ tx }, { referralId }) => {
      const referred = await referredOf(tx, referralId)
      if (!referred) return []
      const { reference, reasons } = referred.referral
      const reason = reasons[0] ?? referred.content.settings.name
      const title = beginningOf(worded('referral.made', { reference, reason }).title, 200)
      return newsForLeaders(tx, { kind: 'warning', title, source: 'Referred cases', link: pathOf(referralId) })
    },
  },
  'referral.accepted': { mails: (context, { referralId }) => decidedMail(context, referralId, 'accepted') },
  'referral.declined': { mails: (context, { referralId }) => decidedMail(context, referralId, 'declined') },
}

const pathOf = (referralId: string) => `/complexCase?case=${referralId}`

type Referred = NonNullable<Awaited<ReturnType<typeof referredOf>>>

async function referredOf(tx: ReadTx, referralId: string) {
  const referral = await selectRow(tx, referrals, referralId)
  const application = referral && (await selectRow(tx, applications, referral.applicationId))
  if (!application) return undefined
  const { content } = await getRelease(tx, application)
  return { referral, application, content, customer: await customerOf(tx, referral) }
}

/** As the company words it for the product. */
async function underwriterMails(
  { tx, links }: TellingContext,
  { referral, content }: Referred,
): Promise<StandardMail[]> {
  const { id, reference, mode, reasons, quoteId } = referral
  const values = {
    reference,
    product: content.settings.name,
    customer: personOf(content.body, (await getQuote(tx, quoteId)).values).holder,
    reasons: reasons.map((reason) => `- ${reason}`).join('\n'),
    link: `${links.publicUrl}${pathOf(id)}`,
  }
  const { recipients, standIns, subject, text } = await getMailOfProduct(tx, content.productId)
  return (recipients.length > 0 ? recipients : standIns).map((recipient) => ({
    recipient,
    subject: `${mode === 'test' ? '[Test] ' : ''}${fillReferralMail(subject, values)}`,
    text: fillReferralMail(text, values),
  }))
}

async function decidedMail(context: TellingContext, referralId: string, kind: 'accepted' | 'declined') {
  const referred = await referredOf(context.tx, referralId)
  return referred ? customerMail(context, referred, kind) : []
}

/** The customer has something in hand while they wait, and reads what became of it. */
async function customerMail(
  { links }: TellingContext,
  { referral, application, content, customer }: Referred,
  kind: 'waiting' | 'accepted' | 'declined',
): Promise<StandardMail[]> {
  if (!customer?.email) return []
  const written = writtenTo(application, content)
  const { validUntil, declinedFor, mode } = referral
  const told =
    kind === 'waiting'
      ? waitingMail(links, application, referral, written)
      : kind === 'declined'
        ? declinedMail(written, declinedFor ?? '')
        : validUntil && acceptedMail(links, application, referral, written, validUntil)
  if (!told) return []
  const { email, name } = customer
  const isTest = mode === 'test'
  const { regulatory } = written.content.body
  const { timeZone } = content.settings
  const facts = {
    productId: referral.productId,
    language: languageFor(application, content),
    isTest,
    values: {
      name: nameInLetter(name),
      company: regulatory.tradingName,
      product: written.content.settings.name,
      phone: regulatory.contact.phone,
      regulatory: regulatory.statement,
      reference: referral.reference,
      link: resumeLink(links, application) ?? '',
      reason: declinedFor ?? '',
      nextDate: validUntil ? written.letter.sayDate(calendarDate(validUntil, timeZone)) : '',
    },
  }
  return [{ ...mailOf(written.letter, { email, name, isTest, ...told }), facts, isToCustomer: true }]
}
