import { lockOrderInCompany, orderPaid, orderStranded } from '../../company/plan-order/index.ts'
import { cardKept } from './keep-card.ts'
import { settleBought } from './settle-bought.ts'

/** What a company pays for its plan. */
export const settleOrderPayment = settleBought({
  lock: lockOrderInCompany,
  paid: async (tx, order, now) => (await orderPaid(tx, order, now)) === 'paid',
  stranded: orderStranded,
  taken: async (tx, payment, cardLast4) => {
    if (!payment.cardPaymentId && payment.frequency === 'monthly') await cardKept(tx, payment, cardLast4)
  },
})
