import type { domain } from '@coverwright/contract/publish/domain'
import { AppError, fail } from '@coverwright/domain/errors'
import { goOut } from '../../../platform/http/handlers.ts'
import { getDomainInCompany } from '../domain/index.ts'

/** The name is theirs: with the code they take it to any other registrar. */
export const getTransferCode = goOut<typeof domain, 'getTransferCode'>()({
  read: async ({ tx }, { id }) => {
    const { name, registration } = await getDomainInCompany(tx, id)
    return registration ? { id, name } : fail('domain-order.not-bought')
  },
  act: ({ name }, { ports: { registrar } }) =>
    (registrar ?? fail('domain-order.not-sold')).transferCode(name).catch((cause: unknown) => {
      throw Object.assign(new AppError('domain-order.silent'), { cause })
    }),
  settle: async ({ audit }, { id, name }, code) => {
    await audit(id, { name })
    return { code }
  },
})
