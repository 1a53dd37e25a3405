import { hash, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { PageLook } from '../../../platform/http/plain-page.ts'
import type { Order, Payer, Refund, Shown } from '../payment-gateway.ts'

export interface Session {
  readonly id: string
  readonly reference: string
  readonly openedAt: Date
  readonly amountMinor: number
  readonly currency: string
  readonly description: string
  readonly merchant: string
  readonly returnUrl: string
  readonly state: 'open' | 'authenticating' | 'pending' | 'paid' | 'failed' | 'closed'
  readonly cardLast4: string | null
  readonly cardExpiry: string | null
  readonly refusesLater: boolean
  readonly failure: string | null
  readonly settlesAt: Date | null
  readonly notices: number
  /** Of the shop it was opened from; null of those from before shops told. */
  readonly look: PageLook | null
  /** Until it is over: the books name nobody who has paid. */
  readonly payer: Payer | null
}

const columns = `id, reference, opened_at as "openedAt", amount_minor::float8 as "amountMinor", currency, description,
  merchant, return_url as "returnUrl", state, card_last4 as "cardLast4", card_expiry as "cardExpiry", refuses_later as "refusesLater", failure, settles_at as "settlesAt", notices, look, payer`

const undecided = ['open', 'authenticating', 'pending']

/** The database keeps a statement under its name: it is read and planned once a connection. */
const named = (text: string, values: readonly unknown[]) => ({
  name: `gateway ${hash('sha256', text).slice(0, 12)}`,
  text,
  values: [...values],
})

/** The gateway's own books. Each step is one statement: it happens once, whoever else tries at the same moment. */
export function createLedger(pool: Pool) {
  const one = async (text: string, values: readonly unknown[]) =>
    (await pool.query<Session>(named(text, values))).rows[0]

  return {
    open: async (order: Order, now: Date, shown?: Shown) => {
      const opened = await one(
        `insert into test_gateway.session (id, opened_at, reference, amount_minor, currency, description, merchant, return_url, look, payer)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (reference) do nothing returning ${columns}`,
        [
          randomUUID(),
          now,
          order.reference,
          order.amountMinor,
          order.currency,
          order.description,
          order.merchant,
          order.returnUrl,
          shown ? JSON.stringify(shown.look) : null,
          shown?.payer ? JSON.stringify(shown.payer) : null,
        ],
      )
      return opened ?? one(`select ${columns} from test_gateway.session where reference = $1`, [order.reference])
    },

    byReference: (reference: string) =>
      one(`select ${columns} from test_gateway.session where reference = $1`, [reference]),
    byId: (id: string) => one(`select ${columns} from test_gateway.session where id = $1`, [id]),

    /** The bank wants the buyer to confirm, or takes its time. Only the last four digits of the card are kept. */
    hold: (
      id: string,
      held: { state: 'authenticating' | 'pending'; cardLast4: string; settlesAt: Date | null; notices: number },
    ) =>
      one(
        `update test_gateway.session set state = $2, card_last4 = $3, settles_at = $4, notices = $5, payer = null
         where id = $1 and state in ('open', 'authenticating') returning ${columns}`,
        [id, held.state, held.cardLast4, held.settlesAt, held.notices],
      ),

    /** Session and charge in one statement: what is called paid was charged, once. */
    pay: async (id: string, { cardLast4, notices, now }: { cardLast4: string; notices: number; now: Date }) => {
      const { rowCount } = await pool.query(
        named(
          `with settled as (
             update test_gateway.session set state = 'paid', card_last4 = $2, notices = $3, settled_at = $4, payer = null
             where id = $1 and state = any($5) returning id, amount_minor, currency),
           charged as (
             insert into test_gateway.charge select id, $4, amount_minor, currency from settled where amount_minor > 0)
           select from settled`,
          [id, cardLast4, notices, now, undecided],
        ),
      )
      return rowCount === 1
    },

    end: (id: string, { state, failure, now }: { state: 'failed' | 'closed'; failure: string | null; now: Date }) =>
      one(
        `update test_gateway.session set state = $2, failure = $3, settled_at = $4, payer = null
         where id = $1 and state in ('open', 'authenticating') returning ${columns}`,
        [id, state, failure, now],
      ),

    /** The first payment's card will pay no other. */
    declineLater: (id: string) =>
      pool.query('update test_gateway.session set declines_later = true where id = $1', [id]),

    /** What is shown of a card that is kept; lost, it will pay no other, and nobody need try. */
    keep: (id: string, { expiry, isLost }: { expiry: string; isLost: boolean }) =>
      pool.query(
        `update test_gateway.session set card_expiry = $2, refuses_later = $3, declines_later = declines_later or $3
         where id = $1`,
        [id, expiry, isLost],
      ),

    /** A later payment with a card that was kept: session and charge in one statement, once a reference. */
    charge: async (order: Order, cardId: string, now: Date) => {
      await pool.query(
        `with first as (
           select card_last4, declines_later, refuses_later from test_gateway.session where id = $9 and state = 'paid'
         ), opened as (
           insert into test_gateway.session
             (id, opened_at, settled_at, reference, amount_minor, currency, description, merchant, return_url, card_last4, refuses_later, state, failure)
           select $1, $2, $2, $3, $4, $5, $6, $7, $8, card_last4, refuses_later,
             case when declines_later then 'failed' else 'paid' end,
             case when declines_later then 'The card was declined.' end
           from first on conflict (reference) do nothing returning *)
         insert into test_gateway.charge select id, settled_at, amount_minor, currency from opened where state = 'paid'`,
        [
          randomUUID(),
          now,
          order.reference,
          order.amountMinor,
          order.currency,
          order.description,
          order.merchant,
          order.returnUrl,
          cardId,
        ],
      )
      return one(`select ${columns} from test_gateway.session where reference = $1`, [order.reference])
    },

    /** Taken off the charge and booked in one statement: never more goes back than was charged, whoever else asks. */
    refund: async (reference: string, refund: Refund, now: Date) => {
      const known = () => pool.query('select from test_gateway.refund where reference = $1', [refund.reference])
      if ((await known()).rowCount === 1) return
      const { rows } = await pool.query<{ leftMinor: number }>(
        `select (c.amount_minor - c.refunded_minor)::float8 as "leftMinor" from test_gateway.charge c
         join test_gateway.session s on s.id = c.session_id where s.reference = $1`,
        [reference],
      )
      const amountMinor = refund.amountMinor ?? rows[0]?.leftMinor ?? 0
      if (amountMinor === 0) return
      const booking = pool.query(
        `with taken as (
           update test_gateway.charge c set refunded_minor = refunded_minor + $2
           from test_gateway.session s
           where s.id = c.session_id and s.reference = $1 and refunded_minor + $2 <= c.amount_minor
           returning c.session_id)
         insert into test_gateway.refund (session_id, refunded_at, amount_minor, reference)
         select session_id, $4, $2, $3 from taken`,
        [reference, amountMinor, refund.reference, now],
      )
      const isBooked = await booking.then(
        ({ rowCount }) => rowCount === 1,
        () => false,
      )
      // Perhaps the same one was booked in this very moment.
      if (!isBooked && (await known()).rowCount !== 1) throw new Error('No more can go back than was charged')
    },
  }
}
