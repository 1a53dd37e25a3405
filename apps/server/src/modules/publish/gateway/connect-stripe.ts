import type { payment } from '@coverwright/contract/publish/payment'
import { fail } from '@coverwright/domain/errors'
import type { StripeAccount } from '../../../adapters/payments/stripe/create-stripe-gateway.ts'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { answered, askStripe } from './ask-stripe.ts'
import { findGateway, installedGateway, lockGateways, saveGateway } from './internal.ts'

/** Started twice, or again after an answer was lost, it is one account: the provider knows it by the company's id. */
async function ownAccount({ tx, ports }: WriteContext) {
  const stripe = ports.gateways.stripe ?? fail('gateway.not-offered')
  await lockGateways(tx)
  const gateway = await installedGateway(tx, 'stripe')
  const known = accountOf(gateway)
  if (known) return { stripe, gateway, account: known }
  const account = await answered(async () => stripe.createAccount(await getOwnCompany(tx)))
  await saveGateway(tx, gateway.id, { account: account.id, accountMode: account.mode, connection: 'pending' })
  return { stripe, gateway, account }
}

const accountOf = ({
  account,
  accountMode,
}: {
  readonly account: string | null
  readonly accountMode: StripeAccount['mode'] | null
}): StripeAccount | undefined => (account && accountMode ? { id: account, mode: accountMode } : undefined)

export const connectStripe: HandlerOf<typeof payment, 'connectStripe'> = async (context) => {
  const { stripe, gateway, account } = await ownAccount(context)
  const { state, due } = await askStripe(stripe, account)
  await saveGateway(context.tx, gateway.id, { connection: state })
  await context.audit(gateway.id, { account: account.id, connection: state })
  return { state, account: account.id, due: [...due] }
}

export const getConnectStripe: HandlerOf<typeof payment, 'getConnectStripe'> = async ({ tx, ports }) => {
  const gateway = await findGateway(tx, 'stripe')
  const account = gateway && accountOf(gateway)
  const { stripe } = ports.gateways
  if (!account || !stripe) return { state: 'not-configured', account: account?.id ?? null, due: [] }
  const { state, due } = await askStripe(stripe, account)
  return { state, account: account.id, due: [...due] }
}

export const createExpressLink: HandlerOf<typeof payment, 'createExpressLink'> = async (context) => {
  const { stripe, gateway, account } = await ownAccount(context)
  const { linkTo } = context.ports
  const urls = { again: linkTo('/payment-gateway?connect=again'), done: linkTo('/payment-gateway?connect=done') }
  const url = await answered(() => stripe.createLink(account, urls))
  await context.audit(gateway.id, { account: account.id, isLinked: true })
  return { url }
}
