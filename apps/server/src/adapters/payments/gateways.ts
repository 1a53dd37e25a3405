import type { StripeGateway } from './stripe/create-stripe-gateway.ts'
import type { TestGateway } from './test-gateway/create-test-gateway.ts'

/** Every gateway there is here, by its kind. The card provider's is there when its keys are. */
export interface Gateways {
  readonly test: TestGateway
  readonly stripe?: StripeGateway
}
