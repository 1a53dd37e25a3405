export { getOutcome, type PurchaseOutcome } from './get-outcome.ts'
export { type Buyer, type Checkout, startPayment } from './start-payment.ts'
