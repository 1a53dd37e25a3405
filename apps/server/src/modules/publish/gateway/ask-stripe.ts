import { AppError } from '@coverwright/domain/errors'
import type {
  AccountConnection,
  StripeAccount,
  StripeGateway,
} from '../../../adapters/payments/stripe/create-stripe-gateway.ts'

/** A provider that does not answer is no defect of ours, and can be asked again. */
export async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw Object.assign(new AppError('payment.gateway-silent'), { cause })
  }
}

export const askStripe = (stripe: StripeGateway, account: StripeAccount): Promise<AccountConnection> =>
  answered(() => stripe.findConnection(account))
