import type { Pool } from 'pg'
import { goingOut } from '../../../platform/database/going-out.ts'
import type { Order, Outcome, PaymentGateway, Shown } from '../payment-gateway.ts'
import { createLedger, type Session } from './ledger.ts'
import { isNoticeSigned, isSigned, noticeHeader, signatureOf } from './sign.ts'
import { last4, type TestCard } from './test-cards.ts'

export interface TestGatewayOptions {
  readonly pool: Pool
  readonly secret: string
  /** Where its own pages are reached. */
  readonly baseUrl: () => string
  /** Carries a notice to the product. It may fail: the product asks by itself later. */
  readonly send: (notice: { readonly signature: string; readonly body: string }) => Promise<void>
  readonly now?: () => Date
  /** Only where everything is a demo. */
  readonly takesLive?: boolean
  /** How long the card that answers late takes. */
  readonly lateMs?: number
}

export const testGatewayName = 'test'
export const signatureHeader = 'gateway-signature'
/** Nobody pays on a page that stood open longer. */
const sessionMs = 60 * 60_000

export type TestGateway = ReturnType<typeof createTestGateway>

/** A gateway with books, pages and notices of its own, for which no money moves. */
export function createTestGateway(options: TestGatewayOptions) {
  const { pool, secret, baseUrl, send, takesLive = false, now = () => new Date(), lateMs = 8000 } = options
  const books = createLedger(pool)
  /** A neighbour like any other, although its books lie next door. */
  const asked = () => {
    goingOut('The test gateway')
    return books
  }

  /** Told as often as the card says, together and one after the other: the product must bear all of it. */
  const notify = async ({ reference, notices }: Session) => {
    await Promise.all(Array.from({ length: Math.ceil(notices / 2) }, () => tell(reference)))
    for (let n = Math.ceil(notices / 2); n < notices; n++) await tell(reference)
  }

  const tell = (reference: string) => {
    const body = JSON.stringify({ reference })
    return send({ signature: noticeHeader(secret, body, now()), body }).catch(() => undefined)
  }

  const settled = async (session: Session) => {
    const isLate = session.state === 'pending' && session.settlesAt && session.settlesAt <= now()
    if (isLate)
      await asked().pay(session.id, { cardLast4: session.cardLast4 ?? '', notices: session.notices, now: now() })
    else if (session.state !== 'pending' && now().getTime() - session.openedAt.getTime() > sessionMs)
      await asked().end(session.id, { state: 'closed', failure: null, now: now() })
    else return session
    return (await asked().byId(session.id)) ?? session
  }

  const find = async ({ reference }: Pick<Order, 'reference'>): Promise<Outcome> => {
    const session = await asked().byReference(reference)
    // Not known yet is not over: whoever is about to open it would be sent to a page whose money goes back.
    return session ? outcomeOf(await settled(session)) : { kind: 'open' }
  }

  const pay = async (session: Session, cardLast4: string, notices: number) => {
    if (await asked().pay(session.id, { cardLast4, notices, now: now() })) await notify({ ...session, notices })
  }

  const answerLate = async (session: Session, cardLast4: string) => {
    const settlesAt = new Date(now().getTime() + lateMs)
    await asked().hold(session.id, { state: 'pending', cardLast4, settlesAt, notices: 1 })
    const timer = setTimeout(() => void pay(session, cardLast4, 1).catch(() => undefined), lateMs)
    // A server that stops in between settles it when it is asked next.
    timer.unref()
  }

  const open = async (order: Order, shown?: Shown) => {
    const session = await asked().open(order, now(), shown)
    if (!session) throw new Error('The session was not opened')
    return { url: `${baseUrl()}/pay/${session.id}.${signatureOf(secret, session.id)}`, sessionId: session.id }
  }

  const port: PaymentGateway = {
    name: testGatewayName,
    takesLive,
    takesTest: true,
    pageOrigin: () => new URL(baseUrl()).origin,
    open,
    keepCard: (order) => open(order),
    findCard: async ({ reference }) => {
      const session = await asked().byReference(reference)
      if (session?.state !== 'paid') return undefined
      const { id, cardLast4, cardExpiry } = session
      return { id, customerId: null, last4: cardLast4 ?? '', brand: 'Visa', expiry: cardExpiry ?? '' }
    },
    find,
    close: async (order) => {
      // Opened where it was not: whoever opens it later finds it closed.
      const session = await asked().open(order, now())
      if (session) await asked().end(session.id, { state: 'closed', failure: null, now: now() })
      return find(order)
    },
    refund: async ({ reference }, refund) => {
      await asked().refund(reference, refund, now())
      return { gatewayReference: refund.reference }
    },
    charge: async (order, card) => {
      const session = await asked().charge(order, card.id, now())
      if (!session) throw new Error('No card is known that could be charged')
      return { sessionId: session.id, outcome: outcomeOf(session) }
    },
    readNotice: ({ [signatureHeader]: signature }, body) => {
      if (typeof signature !== 'string') return undefined
      if (!isNoticeSigned(secret, signature, body, now())) return undefined
      const { reference } = JSON.parse(body) as { reference: string }
      return { reference }
    },
  }

  return {
    ...port,
    tell,
    /** What its own pages do. The address of a page is signed: nobody finds another's by trying. */
    pages: {
      session: async (ticket: string) => {
        const [id = '', signature = ''] = ticket.split('.')
        const session = isSigned(secret, id, signature) ? await asked().byId(id) : undefined
        return session && settled(session)
      },
      /** Card numbers come this far and no further. */
      useCard: async (session: Session, { number, expiry }: { number: string; expiry: string }, { does }: TestCard) => {
        const cardLast4 = last4(number)
        await asked().keep(session.id, { expiry, isLost: does === 'is-lost-later' })
        if (does === 'pays-once') await asked().declineLater(session.id)
        if (does === 'declines') {
          await asked().end(session.id, { state: 'failed', failure: 'The card was declined.', now: now() })
          await notify(session)
        } else if (does === 'authenticates')
          await asked().hold(session.id, { state: 'authenticating', cardLast4, settlesAt: null, notices: 1 })
        else if (does === 'answers-late') await answerLate(session, cardLast4)
        else await pay(session, cardLast4, does === 'notifies-twice' ? 5 : 1)
      },
      authenticate: async (session: Session, isConfirmed: boolean) => {
        if (session.state !== 'authenticating') return
        if (isConfirmed) return pay(session, session.cardLast4 ?? '', 1)
        await asked().end(session.id, { state: 'failed', failure: 'The bank could not confirm you.', now: now() })
        await notify(session)
      },
      cancel: async (session: Session) => {
        if (await asked().end(session.id, { state: 'closed', failure: null, now: now() })) await notify(session)
      },
    },
  }
}

function outcomeOf({ state, amountMinor, currency, cardLast4, failure, refusesLater }: Session): Outcome {
  if (state === 'paid') return { kind: 'paid', amountMinor, currency, cardLast4: cardLast4 ?? '' }
  if (state === 'failed') return { kind: 'failed', reason: failure ?? '', isHard: refusesLater }
  return { kind: state === 'closed' ? 'closed' : 'open' }
}
