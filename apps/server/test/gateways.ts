import type { TestCompany } from './test-app.ts'

/** The built-in one, so that something can be sold. Of products made at the same time one sets it up. */
export async function anActiveGateway({ client }: TestCompany) {
  const gateway = await client.payment.savePaymentMethod({ kind: 'test' })
  if (gateway.state === 'active') return gateway
  return client.payment
    .updateCompanyPayment({ id: gateway.id, action: 'activate' })
    .catch((error: { code?: string }) => {
      if (error.code === 'gateway.already') return gateway
      throw error
    })
}
