import { createHmac, randomUUID } from 'node:crypto'
import { createIntents, type FakeIntent } from './fake-stripe-intents.ts'
import { type Asked, invalid, need, Refusal, type Route, startWire, stripeKeys, throwing } from './fake-stripe-wire.ts'

interface FakeAccount {
  id: string
  charges_enabled: boolean
  details_submitted: boolean
}

interface FakeSession {
  readonly id: string
  readonly account: string
  readonly livemode: boolean
  readonly amount: number
  readonly currency: string
  readonly reference: string
  readonly isRepeated: boolean
  status: 'open' | 'complete' | 'expired'
  intent?: FakeIntent
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

/**
 * A card provider on this machine that takes the wire at its word: keys, accounts, idempotency keys and parameters are
 * checked as the real one checks them.
 */
export async function startFakeStripe() {
  const accounts = new Map<string, FakeAccount>()
  const sessions = new Map<string, FakeSession>()
  const { intents, refunds, showIntent, routes: intentRoutes } = createIntents()

  const intentOf = ({ intent }: FakeSession, isExpanded: boolean) =>
    intent ? (isExpanded ? showIntent(intent) : intent.id) : null
  const showSession = (session: FakeSession, isExpanded = false) => ({
    id: session.id,
    object: 'checkout.session',
    livemode: session.livemode,
    client_reference_id: session.reference,
    status: session.status,
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    amount_total: session.amount,
    currency: session.currency,
    url: session.status === 'open' ? `${address()}/c/pay/${session.id}` : null,
    payment_intent: session.amount > 0 ? intentOf(session, isExpanded) : null,
    setup_intent: session.amount > 0 ? null : intentOf(session, isExpanded),
  })
  const sessionIn = ({ account, livemode }: Asked, id: string) => {
    const session = sessions.get(id)
    if (session?.account !== account || session.livemode !== livemode) throw invalid(`No such checkout session: ${id}`)
    return session
  }

  const keepSession = ({
    account,
    livemode,
    form,
    reference,
  }: Pick<Asked, 'account' | 'livemode' | 'form'> & { reference: string }) => {
    const [currency = ''] = need(form, 'currency')
    const isRepeated = form.get('customer_creation') === 'always'
    const id = `cs_${livemode ? 'live' : 'test'}_${randomUUID()}`
    const session: FakeSession = { id, account, livemode, amount: 0, currency, reference, isRepeated, status: 'open' }
    sessions.set(id, session)
    return session
  }

  const routes: readonly Route[] = [
    [
      'POST',
      /^\/v1\/accounts$/,
      ({ form }) => {
        need(form, 'type', 'country')
        const account = { id: `acct_${randomUUID().slice(0, 8)}`, charges_enabled: false, details_submitted: false }
        accounts.set(account.id, account)
        return { ...account, object: 'account' }
      },
    ],
    [
      'GET',
      /^\/v1\/accounts\/(\w+)$/,
      (_asked, id) => {
        const account = accounts.get(id) ?? throwing(invalid('No such account'))
        return {
          ...account,
          object: 'account',
          requirements: { currently_due: account.details_submitted ? [] : ['individual.dob'] },
        }
      },
    ],
    [
      'POST',
      /^\/v1\/account_links$/,
      ({ form }) => {
        const [account = ''] = need(form, 'account', 'type', 'refresh_url', 'return_url')
        if (!accounts.has(account)) throw invalid('No such account')
        return { object: 'account_link', url: `${address()}/setup/${account}` }
      },
    ],
    [
      'POST',
      /^\/v1\/checkout\/sessions$/,
      ({ form, account, livemode }) => {
        const [mode, reference = ''] = need(
          form,
          'mode',
          'client_reference_id',
          'success_url',
          'cancel_url',
          'billing_address_collection',
        )
        if (mode === 'setup') return showSession(keepSession({ account, livemode, form, reference }))
        const [currency = '', amount = '0'] = need(
          form,
          'line_items[0][price_data][currency]',
          'line_items[0][price_data][unit_amount]',
          'line_items[0][price_data][product_data][name]',
          'line_items[0][quantity]',
        )
        if (mode !== 'payment' || currency !== currency.toLowerCase()) throw invalid('Invalid param')
        // Without an account it is the platform's own, which takes charges as soon as it has keys.
        if (account !== '' && !accounts.get(account)?.charges_enabled) throw invalid('The account cannot take charges')
        const isRepeated =
          form.get('payment_intent_data[setup_future_usage]') === 'off_session' &&
          form.get('customer_creation') === 'always'
        const session: FakeSession = {
          id: `cs_${livemode ? 'live' : 'test'}_${randomUUID()}`,
          account,
          livemode,
          amount: Number(amount),
          currency,
          reference,
          isRepeated,
          status: 'open',
        }
        sessions.set(session.id, session)
        return showSession(session)
      },
    ],
    [
      'GET',
      /^\/v1\/checkout\/sessions\/(\w+[\w-]*)$/,
      (asked, id) => showSession(sessionIn(asked, id), asked.query.get('expand[0]') === 'payment_intent.latest_charge'),
    ],
    [
      'POST',
      /^\/v1\/checkout\/sessions\/(\w+[\w-]*)\/expire$/,
      (asked, id) => {
        const session = sessionIn(asked, id)
        if (session.status !== 'open') throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
        session.status = 'expired'
        return showSession(session)
      },
    ],
    ...intentRoutes,
  ]

  const work = (asked: Asked) => {
    const [, pattern, handle] =
      routes.find(([method, path]) => method === asked.method && path.test(asked.path)) ??
      throwing(new Refusal(404, 'invalid_request_error', `Unrecognized request URL (${asked.method}: ${asked.path})`))
    try {
      return { status: 200, body: handle(asked, pattern.exec(asked.path)?.[1] ?? '') }
    } catch (error) {
      // What a card was refused is remembered under the key like any other answer.
      if (error instanceof Refusal && error.status === 402) return { status: 402, body: error.body }
      throw error
    }
  }

  const { port, trouble, seen, forgetKeys, close } = await startWire(work)
  const address = () => `http://127.0.0.1:${port}`

  /** As the real one signs: time and body under the endpoint's secret. */
  const noticeOf = (session: FakeSession, type = 'checkout.session.completed', at = new Date()) => {
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type,
      livemode: session.livemode,
      account: session.account,
      data: { object: showSession(session) },
    })
    const seconds = Math.floor(at.getTime() / 1000)
    const secret = stripeKeys[session.livemode ? 'live' : 'test'].webhookSecret
    return {
      body,
      signature: `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
    }
  }

  return {
    address: { host: '127.0.0.1', port, protocol: 'http' as const },
    pageOrigin: address(),
    accounts,
    sessions,
    intents,
    refunds,
    trouble,
    seen,
    /** The company has said who it is, and the provider believes it. */
    finish: (account: string, charges_enabled = true) =>
      void accounts.set(account, { id: account, charges_enabled, details_submitted: true }),
    /** The buyer pays on the provider's page. */
    pay: (url: string, { declinesLater = false, isSlowLater = false } = {}) => {
      const session = sessions.get(url.split('/').at(-1) ?? '') ?? throwing(new Error('No such page'))
      if (session.status === 'open') {
        const id = `pi_${randomUUID().slice(0, 8)}`
        session.intent = {
          id,
          account: session.account,
          amount: session.amount,
          currency: session.currency,
          reference: session.reference,
          status: 'succeeded',
          customer: session.isRepeated ? `cus_${id}` : null,
          card: { last4: '4242', declinesLater, isSlowLater },
        }
        intents.set(id, session.intent)
        session.status = 'complete'
      }
      return noticeOf(session)
    },
    noticeOf,
    /** As the provider does after a day. */
    forgetKeys,
    close,
  }
}
