import type { TestCompany } from './test-app.ts'

/** The built-in one, so that something can be sold. */
export async function anActiveGateway({ client }: TestCompany) {
  const gateway = await client.payment.savePaymentMethod({ kind: 'test' })
  return gateway.state === 'active'
    ? gateway
    : client.payment.updateCompanyPayment({ id: gateway.id, action: 'activate' })
}
