import type { domain } from '@coverwright/contract/publish/domain'
import { AppError, fail } from '@coverwright/domain/errors'
import { namesFor } from '@coverwright/domain/publish/domain-order/name-offer'
import type { Offered, Registrar } from '../../../adapters/registrar/registrar.ts'
import { goOut } from '../../../platform/http/handlers.ts'
import { findVat, toOffer } from '../domain/index.ts'

/** The name that was asked for and others like it, in one question to the registrar. */
export const suggestDomain = goOut<typeof domain, 'suggestDomain'>()({
  read: async ({ tx, now }, { name }) => ({ wish: name, vatPercent: await findVat(tx, now) }),
  act: async ({ wish }, { ports: { registrar } }) => {
    const selling = registrar ?? fail('domain-order.not-sold')
    const names = namesFor(wish, selling.endings)
    return { currency: selling.currency, offered: names.length > 0 ? await offered(selling, names) : [] }
  },
  settle: async (_context, { vatPercent }, { offered: found, currency }) =>
    found.map((each) => toOffer(each, vatPercent, currency)),
})

/** Silence is said as such, and never taken for an answer. */
export const offered = (registrar: Registrar, names: readonly string[]): Promise<readonly Offered[]> =>
  registrar.offer(names).catch((cause: unknown) => {
    throw Object.assign(new AppError('domain-order.silent'), { cause })
  })
