// Companies that pay for a plan, under a clock that tests move.
import { BillingDetails } from '@coverwright/domain/company/plan-order/plan-order'
import { exampleOf } from '@coverwright/domain/fields'
import { subscriptionSweeps } from '../src/modules/company/plan/index.ts'
import { trialSweeps } from '../src/modules/company/plan-order/end-trial.ts'
import { planOrderJobs, type SalesBetween } from '../src/modules/company/plan-order/index.ts'
import { planUseJobs } from '../src/modules/publish/plan-use/watch-use.ts'
import { invoicePaperJobs } from '../src/modules/sell/invoice-paper/mail-invoice.ts'
import { instalmentJobs } from '../src/modules/sell/payment/collect-instalment.ts'
import { renewalJobs } from '../src/modules/sell/payment/collect-renewal.ts'
import { paymentJobs } from '../src/modules/sell/payment/handle-jobs.ts'
import { keptCardJobs } from '../src/modules/sell/payment/keep-card.ts'
import { waysIn } from '../src/platform/http/ways-in.ts'
import { startWorker } from '../src/platform/jobs/start-worker.ts'
import { cards, useCard } from './buyers.ts'
import { runNow } from './run-now.ts'
import { startTestApp, type TestCompany } from './test-app.ts'

interface Choice {
  readonly plan: 'Basic' | 'Direct' | 'Advance'
  readonly billing: 'monthly' | 'annual'
}

interface Paying {
  readonly card?: string
  readonly choice?: Choice
}

const direct: Choice = { plan: 'Direct', billing: 'monthly' }

const place = async ({ client }: TestCompany, choice: Choice = direct) => {
  const { totalMinor } = await client.payment.advanceOrder(choice)
  return client.payment.advanceOrderV2({ ...choice, totalMinor })
}

interface Billing {
  /** How sales are counted, where it matters. */
  readonly salesBetween?: SalesBetween
}

/** The server with its worker; companies pay at the built-in gateway. */
export async function startBilling({ salesBetween: counted }: Billing = {}) {
  const app = await startTestApp()
  const { visitor, clock, owner } = app
  const { gateways } = app.ports
  Object.assign(gateways, { stripe: undefined })
  /** Moments at which something was sold: how sales are counted is tested where they are. */
  const sold: Date[] = []
  const salesBetween: SalesBetween =
    counted ?? (async (_tx, from, to) => sold.filter((moment) => moment >= from && moment < to).length)
  const jobs = [
    ...planOrderJobs,
    ...paymentJobs({ gateways }),
    ...keptCardJobs({ gateways }),
    ...instalmentJobs({ gateways }),
    ...renewalJobs({ gateways, salesBetween }),
    ...planUseJobs({ salesBetween }),
    ...invoicePaperJobs({ files: app.ports.files }),
  ]
  const worker = await startWorker(app.serverUrl, jobs, { now: () => clock.now() })
  const { rows } = await owner.query<{ id: string }>('select id from company where is_operator')
  const staff = await app.aColleague({ companyId: rows[0]?.id ?? '' }, { role: 'super' })
  let number = 0

  /** Noon of a day. */
  const at = (day: string) => {
    clock.now = () => new Date(`${day}T12:00:00Z`)
  }

  /** On trial, with all that is asked before paying. */
  const aTrial = async (): Promise<TestCompany> => {
    const company = await app.aCompany()
    await owner.query(`update company set trial_ends_at = $2, licence_number = $3, licence_key = $3 where id = $1`, [
      company.companyId,
      '2040-11-20T00:00:00Z',
      `renew${process.pid}${++number}`,
    ])
    await company.client.payment.saveBillingDetails(exampleOf(BillingDetails))
    return company
  }

  const payByCard = async (ticket: string, card: string = cards.pays) => {
    const { url } = await visitor.wallpayment.subscribePayment({ ticket })
    await useCard(app, url, card)
    return visitor.payment.checkPayment({ ticket })
  }

  return {
    app,
    staff,
    sold,
    at,
    aTrial,
    place,
    payByCard,
    stop: () => worker.stop(2000),
    /** Pays for a plan from a day on. */
    aPaying: async (day: string, { card = cards.pays, choice = direct }: Paying = {}): Promise<TestCompany> => {
      at(day)
      const company = await aTrial()
      await payByCard((await place(company, choice)).ticket, card)
      return company
    },
    /** What every minute finds due. Whether it is the day the job decides by the clock. */
    hurry: async () => {
      await owner.query(`update subscription set renew_at = '2000-01-01' where renew_at is not null`)
      await owner.query(`update subscription set watch_at = '2000-01-01'`)
      await runNow(app, subscriptionSweeps(waysIn(app.pool, 'job')))
      await owner.query(`update pgboss.job set start_after = now() where state in ('created', 'retry')`)
    },
    /** What is found of trials every five minutes. */
    endTrials: () => runNow(app, trialSweeps(waysIn(app.pool, 'job'))),
    subscriptionOf: ({ client }: TestCompany) => client.payment.getSubscribePlan({}),
    ordersOf: async ({ client }: TestCompany) => (await client.payment.listOrders({})).items,
    invoicesOf: async ({ client }: TestCompany) => (await client.payment.listInvoices({})).items,
    /** What the gateway took from the company, in the order in which it did. */
    chargesOf: async ({ companyId }: TestCompany) => {
      const { rows: taken } = await owner.query<{ amount: number }>(
        `select (c.amount_minor - c.refunded_minor)::int as amount from test_gateway.charge c
         join test_gateway.session s on s.id = c.session_id where s.reference like $1 order by s.settled_at, s.id`,
        [`${companyId}.%`],
      )
      return taken.map(({ amount }) => amount)
    },
    mailsOf: async ({ companyId }: TestCompany) => {
      const { rows: mails } = await owner.query<{ subject: string; text: string }>(
        `select subject, text from outbox_message where company_id = $1 and channel = 'mail' order by id`,
        [companyId],
      )
      return mails
    },
  }
}
