import { formatMoney } from '@coverwright/domain/base/money/money'
import type { planOrderEvents } from '@coverwright/domain/company/plan-order/plan-order-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { MessageLinks, StandardMail, StandardMessages } from '../../../platform/events/standard-message.ts'
import { getOwnCompany } from '../company/index.ts'
import { findLeaders, newsForLeaders } from '../member/index.ts'
import { findSubscription } from '../plan/index.ts'
import { mailedLife, sealTicket } from './internal.ts'
import { type PlanOrderRow, planOrders } from './tables.ts'

const place = { source: 'Account', link: '/account' } as const

/** Whoever can pay it. */
async function mailsForLeaders(
  tx: ReadTx,
  { title, text }: { readonly title: string; readonly text: string },
): Promise<readonly StandardMail[]> {
  return (await findLeaders(tx)).map(({ email: recipient }) => ({ recipient, subject: title, text }))
}

const warnLeaders = (tx: ReadTx, { title }: { readonly title: string }) =>
  newsForLeaders(tx, { ...place, kind: 'warning', title })

/** What is owed, with a link that pays it, whoever opens it. Undefined once it is settled. */
async function owedOf(tx: ReadTx, { tokens, linkTo }: MessageLinks, orderId: string) {
  const order = await selectRow(tx, planOrders, orderId)
  if (order?.state !== 'unpaid') return undefined
  const t = await sealTicket(tokens, order, mailedLife)
  const { referenceNumber: reference } = await getOwnCompany(tx)
  const card = (await findSubscription(tx))?.card
  return {
    ...namedOf(order),
    reference,
    card: card ? `${card.brand || 'Card'} ending ${card.last4}` : '',
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
  'plan-order.unpaid': {
    mails: async ({ tx, links }, { orderId, next, on }) => {
      const owed = await owedOf(tx, links, orderId)
      return owed ? mailsForLeaders(tx, worded(noticeOf(next), { ...owed, on })) : []
    },
    news: async ({ tx, links }, { orderId, next, on }) => {
      const owed = await owedOf(tx, links, orderId)
      return owed ? warnLeaders(tx, worded(noticeOf(next), { ...owed, on })) : []
    },
  },
  'plan-order.suspended': {
    mails: async ({ tx, links }, { orderId, offlineOn }) => {
      const owed = await owedOf(tx, links, orderId)
      return owed ? mailsForLeaders(tx, worded('plan-order.suspended', { ...owed, on: offlineOn, offlineOn })) : []
    },
    news: async ({ tx, links }, { orderId, offlineOn }) => {
      const owed = await owedOf(tx, links, orderId)
      return owed ? warnLeaders(tx, worded('plan-order.suspended', { ...owed, on: offlineOn, offlineOn })) : []
    },
  },
  'plan-order.ended': {
    mails: async ({ tx, links }, ended) => mailsForLeaders(tx, await endedWords(tx, links, ended)),
    news: async ({ tx, links }, ended) => warnLeaders(tx, await endedWords(tx, links, ended)),
  },
  'plan-order.sites-end': {
    mails: async ({ tx, links }, { offlineOn }) =>
      mailsForLeaders(tx, worded('plan-order.sites-end', { offlineOn, link: links.linkTo(place.link) })),
    news: async ({ tx, links }, { offlineOn }) =>
      warnLeaders(tx, worded('plan-order.sites-end', { offlineOn, link: links.linkTo(place.link) })),
  },
  'plan-order.sites-ended': {
    mails: async ({ tx, links }, { many }) =>
      mailsForLeaders(tx, worded('plan-order.sites-ended', { many: String(many), link: links.linkTo(place.link) })),
    news: async ({ tx, links }, { many }) =>
      warnLeaders(tx, worded('plan-order.sites-ended', { many: String(many), link: links.linkTo(place.link) })),
  },
}

async function endedWords(
  tx: ReadTx,
  { linkTo }: MessageLinks,
  { endedOn, offlineOn }: { readonly endedOn: string; readonly offlineOn: string },
) {
  const plan = (await findSubscription(tx))?.plan ?? ''
  return worded('plan-order.ended', { plan, endedOn, offlineOn, link: linkTo('/upgrade') })
}
