import {
  Gateway,
  GatewayActionForm,
  GatewayKindForm,
  GatewayMethod,
  StripeConnection,
} from '@coverwright/domain/publish/gateway/gateway'
import { z } from 'zod'
import { call, can, group, reads } from '../call.ts'
import { avatar } from '../company/avatar.ts'
import { issuer } from '../company/issuer.ts'
import { plan } from '../company/plan.ts'
import { planOrder } from '../company/plan-order.ts'

const connecting = ['gateway.not-yours', 'gateway.not-offered', 'payment.gateway-silent'] as const

export const payment = group('payment', {
  ...avatar.calls,
  ...issuer.calls,
  ...plan.calls,
  ...planOrder.calls,

  /** Gateways that can be installed, and how far the company is with each. */
  getPaymentMethodList: call({ access: reads('gateways'), input: z.strictObject({}), output: z.array(GatewayMethod) }),
  /** Installs one; installed again it stays as it is. */
  savePaymentMethod: call({
    access: can('manage-gateways'),
    audit: true,
    input: GatewayKindForm,
    output: Gateway,
    errors: ['gateway.not-yours', 'gateway.not-offered'],
  }),
  getCompanyPaymentList: call({ access: reads('gateways'), input: z.strictObject({}), output: z.array(Gateway) }),
  /** Activating one deactivates the one that was active. */
  updateCompanyPayment: call({
    access: can('manage-gateways'),
    audit: true,
    input: GatewayActionForm,
    output: Gateway,
    errors: [
      ...connecting,
      'gateway.not-found',
      'gateway.not-connected',
      'gateway.test-only',
      'gateway.already',
      'gateway.in-use',
    ],
  }),
  /** Makes the company's account at the card provider, once. */
  connectStripe: call({
    access: can('manage-gateways'),
    audit: true,
    input: z.strictObject({}),
    output: StripeConnection,
    errors: connecting,
  }),
  /** As the card provider says at this moment. */
  getConnectStripe: call({
    access: reads('gateways'),
    input: z.strictObject({}),
    output: StripeConnection,
    errors: ['payment.gateway-silent'],
  }),
  /** A page of the card provider where the company says who it is; it can be opened once, for a few minutes. */
  createExpressLink: call({
    access: can('manage-gateways'),
    audit: true,
    input: z.strictObject({}),
    output: z.object({ url: z.string() }).meta({ id: 'ExpressLink' }),
    errors: connecting,
  }),
})
