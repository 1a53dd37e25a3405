import type { Gateway, GatewayKind, GatewayMethod, StripeConnection } from '@coverwright/domain/publish/gateway/gateway'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../core/wire/client.ts'

export interface OfferedGateway extends GatewayMethod {
  readonly gateway: Gateway | undefined
  readonly connection: StripeConnection | undefined
}

/** What can be had, what the company has, and what the card provider says of it now. */
export function useGateways() {
  const queries = useQueryClient()
  const methods = useQuery({
    queryKey: ['payment', 'getPaymentMethodList'],
    queryFn: () => client.payment.getPaymentMethodList({}),
  })
  const installed = useQuery({
    queryKey: ['payment', 'getCompanyPaymentList'],
    queryFn: () => client.payment.getCompanyPaymentList({}),
  })
  const isConnecting = installed.data?.some(({ account }) => account !== null) ?? false
  const connection = useQuery({
    queryKey: ['payment', 'getConnectStripe'],
    queryFn: isConnecting ? () => client.payment.getConnectStripe({}) : skipToken,
  })
  const gateways: OfferedGateway[] | undefined =
    installed.data &&
    methods.data?.map((method) => ({
      ...method,
      gateway: installed.data.find(({ kind }) => kind === method.kind),
      connection: method.kind === 'stripe' ? connection.data : undefined,
    }))
  const refresh = () => queries.invalidateQueries({ queryKey: ['payment'] })
  return {
    gateways,
    error: methods.error ?? installed.error ?? connection.error,
    retry: () => void refresh(),
    install: async (kind: GatewayKind) => {
      await client.payment.savePaymentMethod({ kind })
      await refresh()
    },
    act: async (id: string, action: 'activate' | 'deactivate') => {
      await client.payment.updateCompanyPayment({ id, action })
      await refresh()
    },
    /** Leaves for the provider's page, which leads back here. */
    connect: async () => {
      await client.payment.connectStripe({})
      const { url } = await client.payment.createExpressLink({})
      window.location.assign(url)
    },
  }
}
