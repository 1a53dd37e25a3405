import { dayWords } from '@coverwright/domain/base/day/day'
import { formatMoney } from '@coverwright/domain/base/money/money'
import { cardName } from '@coverwright/domain/company/plan/subscription'
import type { domainOrderEvents } from '@coverwright/domain/publish/domain-order/domain-order-events'
import { type Worded, worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { MessageLinks, StandardMail, StandardMessages } from '../../../platform/events/standard-message.ts'
import { findLeaders, newsForLeaders } from '../../company/member/index.ts'
import { findSubscription } from '../../company/plan/index.ts'
import { domains } from '../domain/index.ts'
import { findRenewalDay } from './renew-by-itself.ts'
import { domainOrders } from './tables.ts'

const place = { source: 'Domains' } as const

export const domainOrderTells: StandardMessages<keyof typeof domainOrderEvents> = {
  'domain-order.registered': {
    news: async ({ tx }, { orderId }) => {
      const order = await selectRow(tx, domainOrders, orderId)
      const domain = order?.domainId ? await selectRow(tx, domains, order.domainId) : undefined
      if (!domain?.registration) return []
      const endDay = dayWords(domain.registration.endsOn)
      const { title } = worded('domain-order.registered', { name: domain.name, endDay })
      return newsForLeaders(tx, { ...place, kind: 'success', title, link: `/checkDomain?domain=${domain.id}` })
    },
  },
  'domain-order.abnormal': {
    news: async ({ tx }, { orderId }) => {
      const order = await selectRow(tx, domainOrders, orderId)
      if (!order) return []
      const { title } = worded('domain-order.abnormal', { name: order.name })
      return newsForLeaders(tx, { ...place, kind: 'warning', title, link: `/domainFail?order=${orderId}` })
    },
  },
  'domain-order.ending': {
    mails: async ({ tx, links }, { domainId }) => {
      const words = await endingWords(tx, links, domainId)
      return words ? mailsForLeaders(tx, words) : []
    },
    news: async ({ tx, links }, { domainId }) => {
      const words = await endingWords(tx, links, domainId)
      const link = `/checkDomain?domain=${domainId}` as const
      return words ? newsForLeaders(tx, { ...place, kind: 'warning', title: words.title, link }) : []
    },
  },
  'domain-order.unpaid': {
    mails: async ({ tx, links }, unpaid) => {
      const words = await unpaidWords(tx, links, unpaid)
      return words ? mailsForLeaders(tx, words) : []
    },
    news: async ({ tx, links }, unpaid) => {
      const words = await unpaidWords(tx, links, unpaid)
      const link = `/domainPayment?order=${unpaid.orderId}` as const
      return words ? newsForLeaders(tx, { ...place, kind: 'warning', title: words.title, link }) : []
    },
  },
}

async function mailsForLeaders(tx: ReadTx, { title: subject, text, told }: Worded): Promise<readonly StandardMail[]> {
  return (await findLeaders(tx)).map(({ email: recipient }) => ({ recipient, subject, text, told }))
}

/** What is charged, unless the bank will not have it; empty where there is none. */
async function cardWords(tx: ReadTx): Promise<string> {
  const card = (await findSubscription(tx))?.card
  return card && !card.isRefused ? cardName(card) : ''
}

/** Whoever is charged by itself hears when, everybody else that they have to see to it. */
async function endingWords(tx: ReadTx, { linkTo }: MessageLinks, domainId: string) {
  const domain = await selectRow(tx, domains, domainId)
  if (!domain?.registration) return undefined
  const { endsOn, renewalMinor, currency } = domain.registration
  const amount = formatMoney(renewalMinor, currency)
  const link = linkTo(`/checkDomain?domain=${domainId}`)
  const words = { name: domain.name, endDay: dayWords(endsOn), amount, link }
  const card = await cardWords(tx)
  const on = card ? await findRenewalDay(tx, domain) : null
  return on
    ? worded('domain-order.renews', { ...words, nextDay: dayWords(on), card })
    : worded('domain-order.ending', words)
}

interface Unpaid {
  readonly orderId: string
  readonly next: 'retry' | 'notice' | 'lapse'
  readonly on: string
}

async function unpaidWords(tx: ReadTx, { linkTo }: MessageLinks, { orderId, next, on }: Unpaid) {
  const order = await selectRow(tx, domainOrders, orderId)
  const domain = order?.domainId ? await selectRow(tx, domains, order.domainId) : undefined
  if (order?.state !== 'unpaid' || !domain?.registration) return undefined
  return worded('domain-order.unpaid', {
    name: order.name,
    number: order.number,
    amount: formatMoney(order.totalMinor, order.currency),
    endDay: dayWords(domain.registration.endsOn),
    card: await cardWords(tx),
    nextDay: next === 'lapse' ? '' : dayWords(on),
    link: linkTo(`/domainPayment?order=${orderId}`),
  })
}
