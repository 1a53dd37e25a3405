import { dayIn, dayWords } from '@coverwright/domain/base/day/day'
import { formatMoney } from '@coverwright/domain/base/money/money'
import type { ProductType } from '@coverwright/domain/base/product-type/product-type'
import { accountOf } from '@coverwright/domain/company/issuer/issuer'
import { planCurrency, unitWordsOf } from '@coverwright/domain/company/plan/plan'
import { cardName } from '@coverwright/domain/company/plan/subscription'
import type { planOrderEvents } from '@coverwright/domain/company/plan-order/plan-order-events'
import { type Worded, worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type {
  MessageLinks,
  StandardMail,
  StandardMessages,
  TellingContext,
} from '../../../platform/events/standard-message.ts'
import { getOwnCompany } from '../company/index.ts'
import { findIssuerOn } from '../issuer/index.ts'
import { findLeaders, newsForLeaders } from '../member/index.ts'
import { findSubscription } from '../plan/index.ts'
import { mailedLife, sealTicket } from './internal.ts'
import { invoices, type PlanOrderRow, planOrders } from './tables.ts'

const place = { source: 'Account', link: '/account' } as const

/** Whoever can pay it. */
async function mailsForLeaders(tx: ReadTx, { title, text, told }: Worded): Promise<readonly StandardMail[]> {
  return (await findLeaders(tx)).map(({ email: recipient }) => ({ recipient, subject: title, text, told }))
}

const warnLeaders = (tx: ReadTx, { title }: { readonly title: string }) =>
  newsForLeaders(tx, { ...place, kind: 'warning', title })

/** What is owed, with a link that pays it, whoever opens it. Undefined once it is settled. */
async function owedOf({ tx, now, links: { tokens, linkTo } }: TellingContext, orderId: string) {
  const order = await selectRow(tx, planOrders, orderId)
  if (order?.state !== 'unpaid') return undefined
  const t = await sealTicket(tokens, order, mailedLife)
  const { referenceNumber: reference, timeZone } = await getOwnCompany(tx)
  const account = accountOf(await findIssuerOn(tx, dayIn(timeZone, now)))
  const card = (await findSubscription(tx))?.card
  return {
    ...namedOf(order),
    reference,
    card: card ? cardName(card) : '',
    account: account?.join(', ') ?? '',
    link: linkTo(`/upgrade-payment?${new URLSearchParams({ t }).toString()}`),
  }
}

const namedOf = ({ plan, number, totalMinor, currency }: PlanOrderRow) => ({
  plan,
  number,
  amount: formatMoney(totalMinor, currency),
})

const noticeOf = (next: 'retry' | 'notice') => (next === 'retry' ? 'plan-order.unpaid' : 'plan-order.last-notice')

export const planOrderTells: StandardMessages<keyof typeof planOrderEvents> = {
  'plan-order.paid': {
    news: async ({ tx }, { orderId }) => {
      const order = await selectRow(tx, planOrders, orderId)
      if (!order) return []
      const { title } = worded('plan-order.paid', { plan: order.plan, number: order.number })
      return newsForLeaders(tx, { ...place, kind: 'success', title })
    },
  },
  'plan-order.abnormal': {
    news: async ({ tx }, { orderId }) => {
      const order = await selectRow(tx, planOrders, orderId)
      return order ? warnLeaders(tx, worded('plan-order.abnormal', { number: order.number })) : []
    },
  },
  'plan-order.trial-ended': {
    mails: async (context, { orderId }) => {
      const owed = await owedOf(context, orderId)
      if (!owed) return []
      const ask = context.links.linkTo('/trial-expired')
      const { title: subject, text, told } = worded('plan-order.trial-ended', { ...owed, ask })
      const leaders = await findLeaders(context.tx)
      return leaders.flatMap(({ role, email: recipient }) =>
        role === 'primary' ? [{ recipient, subject, text, told }] : [],
      )
    },
  },
  'plan-order.invoiced': {
    mails: async ({ tx, links }, { invoiceId, fileId }) => {
      const invoice = await selectRow(tx, invoices, invoiceId)
      if (!invoice) return []
      const { number, orderNumber, totalMinor, currency, issuer } = invoice
      const link = links.linkTo('/account?tab=invoices')
      const words = worded('plan-order.invoiced', {
        number,
        orderNumber,
        amount: formatMoney(totalMinor, currency),
        issuer: issuer?.name ?? '',
        vatNumber: issuer?.vatNumber ?? '',
        link,
      })
      const attachments = [{ fileId, name: `${number}.pdf` }]
      return (await mailsForLeaders(tx, words)).map((mail) => Object.assign(mail, { attachments }))
    },
  },
  'plan-order.card-expires': {
    mails: async ({ tx, links }, { endsOn }) => mailsForLeaders(tx, await cardWords(tx, links, endsOn)),
    news: async ({ tx, links }, { endsOn }) => warnLeaders(tx, await cardWords(tx, links, endsOn)),
  },
  'plan-order.terms-told': {
    mails: async ({ tx, links }, { from }) => mailsForLeaders(tx, await termsWords(tx, links, from)),
    news: async ({ tx, links }, { from }) => warnLeaders(tx, await termsWords(tx, links, from)),
  },
  'plan-order.nearly-used': {
    mails: async ({ tx, links }, used) => mailsForLeaders(tx, await usedWords(tx, links, used)),
    news: async ({ tx, links }, used) => warnLeaders(tx, await usedWords(tx, links, used)),
  },
  'plan-order.unpaid': {
    mails: async (context, { orderId, next, on }) => {
      const owed = await owedOf(context, orderId)
      return owed ? mailsForLeaders(context.tx, worded(noticeOf(next), { ...owed, nextDay: dayWords(on) })) : []
    },
    news: async (context, { orderId, next, on }) => {
      const owed = await owedOf(context, orderId)
      return owed ? warnLeaders(context.tx, worded(noticeOf(next), { ...owed, nextDay: dayWords(on) })) : []
    },
  },
  'plan-order.suspended': {
    mails: async (context, { orderId, offlineOn }) => {
      const owed = await owedOf(context, orderId)
      return owed
        ? mailsForLeaders(context.tx, worded('plan-order.suspended', { ...owed, offlineDay: dayWords(offlineOn) }))
        : []
    },
    news: async (context, { orderId, offlineOn }) => {
      const owed = await owedOf(context, orderId)
      return owed
        ? warnLeaders(context.tx, worded('plan-order.suspended', { ...owed, offlineDay: dayWords(offlineOn) }))
        : []
    },
  },
  'plan-order.ended': {
    mails: async ({ tx, links }, ended) => mailsForLeaders(tx, await endedWords(tx, links, ended)),
    news: async ({ tx, links }, ended) => warnLeaders(tx, await endedWords(tx, links, ended)),
  },
  'plan-order.sites-end': {
    mails: async ({ tx, links }, { offlineOn }) =>
      mailsForLeaders(
        tx,
        worded('plan-order.sites-end', { offlineDay: dayWords(offlineOn), link: links.linkTo(place.link) }),
      ),
    news: async ({ tx, links }, { offlineOn }) =>
      warnLeaders(
        tx,
        worded('plan-order.sites-end', { offlineDay: dayWords(offlineOn), link: links.linkTo(place.link) }),
      ),
  },
  'plan-order.sites-ended': {
    mails: async ({ tx, links }, { many }) =>
      mailsForLeaders(tx, worded('plan-order.sites-ended', { many: String(many), link: links.linkTo(place.link) })),
    news: async ({ tx, links }, { many }) =>
      warnLeaders(tx, worded('plan-order.sites-ended', { many: String(many), link: links.linkTo(place.link) })),
  },
}

const money = (minor: number | null) => formatMoney(minor ?? 0, planCurrency)

async function cardWords(tx: ReadTx, { linkTo }: MessageLinks, endsOn: string) {
  const kept = (await findSubscription(tx))?.card
  return worded('plan-order.card-expires', {
    card: kept ? cardName(kept) : '',
    endDay: dayWords(endsOn),
    link: linkTo('/account?tab=card'),
  })
}

async function termsWords(tx: ReadTx, { linkTo }: MessageLinks, from: string) {
  const row = await findSubscription(tx)
  const { monthlyMinor, annualMinor } = row?.told?.terms ?? row?.terms ?? { monthlyMinor: null, annualMinor: null }
  return worded('plan-order.terms-told', {
    plan: row?.plan ?? '',
    fromDay: dayWords(from),
    monthAmount: money(monthlyMinor),
    yearAmount: money(annualMinor),
    link: linkTo('/upgrade'),
  })
}

interface NearlyUsed {
  readonly what: ProductType | 'transactions'
  readonly used: number
  readonly allowed: number
}

async function usedWords(tx: ReadTx, { linkTo }: MessageLinks, { what, used, allowed }: NearlyUsed) {
  const plan = (await findSubscription(tx))?.plan ?? ''
  return worded('plan-order.nearly-used', {
    whatWords: what === 'transactions' ? what : unitWordsOf(what),
    used: String(used),
    allowed: String(allowed),
    plan,
    link: linkTo('/upgrade'),
  })
}

async function endedWords(
  tx: ReadTx,
  { linkTo }: MessageLinks,
  { endedOn, offlineOn }: { readonly endedOn: string; readonly offlineOn: string },
) {
  const plan = (await findSubscription(tx))?.plan ?? ''
  return worded('plan-order.ended', {
    plan,
    endDay: dayWords(endedOn),
    offlineDay: dayWords(offlineOn),
    link: linkTo('/upgrade'),
  })
}
