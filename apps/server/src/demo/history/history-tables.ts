interface HistoryTable {
  readonly name: string
  /** Rows that are made again stand in the same order again. */
  readonly order: string
  /** Nobody holds the other half of them, or they follow from what is loaded: other ones are made then. */
  readonly madeAnew?: readonly ('id' | 'token_hash' | 'input_hash' | 'risk_hash')[]
  /** Filled by the database. */
  readonly leftOut?: readonly string[]
  /** Which rows belong to the history; all where nothing is said. */
  readonly only?: string
}

const byTime = 'created_at, id'

/** What the history is made of, in the order in which it can be loaded. Words, sums and counts follow from it. */
export const historyTables: readonly HistoryTable[] = [
  { name: 'agent', order: byTime },
  { name: 'stored_file', order: byTime, only: `purpose in ('application-media', 'logo')` },
  { name: 'channel', order: byTime },
  { name: 'channel_product', order: byTime },
  { name: 'merchant', order: byTime },
  { name: 'coupon', order: byTime },
  { name: 'customer', order: byTime },
  { name: 'customer_note', order: byTime },
  { name: 'application', order: byTime, madeAnew: ['token_hash'] },
  { name: 'quote', order: byTime, madeAnew: ['input_hash'] },
  { name: 'policy', order: byTime },
  { name: 'instalment', order: 'policy_id, number' },
  // The gateway's page is signed with a secret of the installation.
  { name: 'payment', order: byTime, leftOut: ['hosted_url'] },
  { name: 'refund', order: byTime },
  { name: 'promotion_hold', order: byTime, leftOut: ['email_hash'] },
  { name: 'transaction', order: byTime },
  { name: 'commission_entry', order: 'booked_at, id' },
  { name: 'referral', order: byTime, madeAnew: ['risk_hash'] },
  { name: 'vehicle_approval', order: byTime },
  { name: 'resold_policy', order: byTime },
  { name: 'traffic_hour', order: 'hour, product_id, page', madeAnew: ['id'], leftOut: ['created_at', 'updated_at'] },
  { name: 'journey_step', order: 'created_at, application_id, page', madeAnew: ['id'], leftOut: ['updated_at'] },
  { name: 'audit', order: byTime, only: `call <> 'demo/create'` },
  { name: 'test_gateway.session', order: 'opened_at, reference', leftOut: ['payer'] },
  { name: 'test_gateway.charge', order: 'charged_at, session_id' },
  { name: 'test_gateway.refund', order: 'refunded_at, reference' },
]
