import type { Gateway, GatewayKind, GatewayMethod, StripeConnection } from '@coverwright/domain/publish/gateway/gateway'
import { useQuery } from '@tanstack/react-query'
import { acts, lookAgainAfter } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'

export interface OfferedGateway extends GatewayMethod {
  readonly gateway: Gateway | undefined
  readonly connection: StripeConnection | undefined
}

/** What can be had, what the company has, and what the card provider says of it now. */
export function useGateways() {
  const methods = useQuery(queries.payment.getPaymentMethodList({}))
  const installed = useQuery(queries.payment.getCompanyPaymentList({}))
  const isConnecting = installed.data?.some(({ account }) => account !== null) ?? false
  const connection = useQuery(once(isConnecting || undefined, () => queries.payment.getConnectStripe({})))
  const gateways: OfferedGateway[] | undefined =
    installed.data &&
    methods.data?.map((method) => ({
      ...method,
      gateway: installed.data.find(({ kind }) => kind === method.kind),
      connection: method.kind === 'stripe' ? connection.data : undefined,
    }))
  return {
    gateways,
    error: methods.error ?? installed.error ?? connection.error,
    retry: () => void lookAgainAfter('payment'),
    install: async (kind: GatewayKind) => {
      await acts.payment.savePaymentMethod({ kind })
    },
    /** Where nothing else is active there is nothing to decide. */
    installActive: async (kind: GatewayKind) => {
      const { id } = await acts.payment.savePaymentMethod({ kind })
      await acts.payment.updateCompanyPayment({ id, action: 'activate' })
    },
    act: async (id: string, action: 'activate' | 'deactivate') => {
      await acts.payment.updateCompanyPayment({ id, action })
    },
    /** Leaves for the provider's page, which leads back here. */
    connect: async () => {
      await client.payment.connectStripe({})
      const { url } = await client.payment.createExpressLink({})
      window.location.assign(url)
    },
  }
}
