import type { planOrder } from '@coverwright/contract/company/plan-order'
import type { wallpayment } from '@coverwright/contract/company/wallpayment'
import type { domain } from '@coverwright/contract/publish/domain'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { checkPayment, getPayableOrder } from './check-order-payment.ts'
import { checkoutPaymentDoMain, checkoutPaymentOrder, domainCallBack } from './domain-payment.ts'
import { saveCardInfo } from './save-card.ts'
import { subscribePayment } from './start-order-payment.ts'

export const orderPaymentCalls = { getPayableOrder, checkPayment, saveCardInfo } satisfies Partial<
  HandlersOf<typeof planOrder>
>

export const wallpaymentCalls: HandlersOf<typeof wallpayment> = { subscribePayment }

export const domainPaymentCalls = {
  checkoutPaymentOrder,
  checkoutPaymentDoMain,
  DoMaincallBackCheckout: domainCallBack,
} satisfies Partial<HandlersOf<typeof domain>>
