import type { payment } from '@coverwright/contract/publish/payment'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { connectStripe, createExpressLink, getConnectStripe } from './connect-stripe.ts'
import { installGateway } from './install-gateway.ts'
import { listGateways } from './list-gateways.ts'
import { listMethods } from './list-methods.ts'
import { updateGateway } from './update-gateway.ts'

export const gatewayPaymentCalls = {
  getPaymentMethodList: listMethods,
  savePaymentMethod: installGateway,
  getCompanyPaymentList: listGateways,
  updateCompanyPayment: updateGateway,
  connectStripe,
  getConnectStripe,
  createExpressLink,
} satisfies Partial<HandlersOf<typeof payment>>
