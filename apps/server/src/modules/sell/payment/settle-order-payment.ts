import { lockOrderInCompany, orderPaid, orderStranded, type PlanOrderRow } from '../../company/plan-order/index.ts'
import { cardKept } from './keep-card.ts'
import { type Bought, settleBought, settleLocked } from './settle-bought.ts'

/** What a company pays for its plan. */
const plan = {
  lock: lockOrderInCompany,
  paid: async (tx, order, now) => (await orderPaid(tx, order, now)) === 'paid',
  stranded: orderStranded,
  taken: async (tx, payment, cardLast4) => {
    if (!payment.cardPaymentId && payment.frequency === 'monthly') await cardKept(tx, payment, cardLast4)
  },
} satisfies Bought<PlanOrderRow>

export const settleOrderPayment = settleBought<PlanOrderRow>(plan)

/** The same for who has locked the order, and then its payment. */
export const settleLockedOrder = settleLocked<PlanOrderRow>(plan)
