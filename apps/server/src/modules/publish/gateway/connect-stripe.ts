import type { payment } from '@coverwright/contract/publish/payment'
import type { Company } from '@coverwright/domain/company/company/company'
import { fail } from '@coverwright/domain/errors'
import type { StripeAccount, StripeGateway } from '../../../adapters/payments/stripe/create-stripe-gateway.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { ReadContext } from '../../../platform/http/context.ts'
import { goOut } from '../../../platform/http/handlers.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { isPaidByCustomers } from '../../company/partnership/index.ts'
import { answered, askStripe } from './ask-stripe.ts'
import { findGateway, installedGateway, lockGateways, saveGateway } from './internal.ts'
import type { GatewayRow } from './tables.ts'

interface Connecting {
  readonly stripe: StripeGateway
  readonly company: Company
  readonly known: StripeAccount | undefined
}

async function findConnecting({ tx, ports }: ReadContext): Promise<Connecting> {
  const stripe = ports.gateways.stripe ?? fail('gateway.not-offered')
  const company = await getOwnCompany(tx)
  if (!(await isPaidByCustomers(tx))) return fail('gateway.not-yours')
  const gateway = await findGateway(tx, 'stripe')
  return { stripe, company, known: gateway && accountOf(gateway) }
}

/** Started twice, or again after an answer was lost, it is one account: the provider knows it by the company's id. */
const ownAccount = async ({ stripe, company, known }: Connecting): Promise<StripeAccount> =>
  known ?? answered(() => stripe.createAccount(company))

/** Written down at the first time; whoever was quicker made the same one. */
async function keepAccount(tx: WriteTx, account: StripeAccount, connection: GatewayRow['connection']) {
  await lockGateways(tx)
  const gateway = await installedGateway(tx, 'stripe')
  return saveGateway(tx, gateway.id, { account: account.id, accountMode: account.mode, connection })
}

const accountOf = ({
  account,
  accountMode,
}: {
  readonly account: string | null
  readonly accountMode: StripeAccount['mode'] | null
}): StripeAccount | undefined => (account && accountMode ? { id: account, mode: accountMode } : undefined)

export const connectStripe = goOut<typeof payment, 'connectStripe'>()({
  read: findConnecting,
  act: async (connecting) => {
    const account = await ownAccount(connecting)
    return { account, ...(await askStripe(connecting.stripe, account)) }
  },
  settle: async ({ tx, audit }, _connecting, { account, state, due }) => {
    const { id } = await keepAccount(tx, account, state)
    await audit(id, { account: account.id, connection: state })
    return { state, account: account.id, due: [...due] }
  },
})

export const getConnectStripe = goOut<typeof payment, 'getConnectStripe'>()({
  read: async ({ tx, ports }) => {
    const gateway = await findGateway(tx, 'stripe')
    return { account: gateway && accountOf(gateway), stripe: ports.gateways.stripe }
  },
  act: async ({ account, stripe }) => (account && stripe ? askStripe(stripe, account) : undefined),
  settle: async (_context, { account }, asked) => ({
    state: asked?.state ?? ('not-configured' as const),
    account: account?.id ?? null,
    due: [...(asked?.due ?? [])],
  }),
})

export const createExpressLink = goOut<typeof payment, 'createExpressLink'>()({
  read: findConnecting,
  act: async (connecting, { ports: { linkTo } }) => {
    const account = await ownAccount(connecting)
    const urls = { again: linkTo('/payment-gateway?connect=again'), done: linkTo('/payment-gateway?connect=done') }
    return { account, url: await answered(() => connecting.stripe.createLink(account, urls)) }
  },
  settle: async ({ tx, audit }, { known }, { account, url }) => {
    const { id } = known ? await installedGateway(tx, 'stripe') : await keepAccount(tx, account, 'pending')
    await audit(id, { account: account.id, isLinked: true })
    return { url }
  },
})
