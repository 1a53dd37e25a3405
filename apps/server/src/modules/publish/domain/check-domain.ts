import type { domain } from '@coverwright/contract/publish/domain'
import { fail } from '@coverwright/domain/errors'
import type { Offered, Registrar } from '../../../adapters/registrar/registrar.ts'
import { goOut } from '../../../platform/http/handlers.ts'
import { getDomainInCompany, toDomain } from './internal.ts'
import { findRecords, keepFound } from './keep-found.ts'
import { findVat, toOffer } from './name-price.ts'

interface Asked {
  /** Of one of the company's. */
  readonly id: string | undefined
  readonly name: string
  readonly vatPercent: number
}

/** What is the company's is looked up in the DNS; what may become so is asked of the registrar. */
export const checkDomain = goOut<typeof domain, 'checkDomain'>()({
  read: async ({ tx, now }, { id, name = '' }): Promise<Asked> =>
    id
      ? { id, name: (await getDomainInCompany(tx, id)).name, vatPercent: 0 }
      : { id, name, vatPercent: await findVat(tx, now) },
  act: async (task, { ports: { domains, registrar } }) => {
    if (task.id) return { found: await findRecords(domains.lookUp, task.name) }
    const selling = registrar ?? fail('domain-order.not-sold')
    return { offer: toOffer(await offerOf(selling, task.name), task.vatPercent, selling.currency) }
  },
  settle: async ({ tx, audit, now, ports: { domains } }, { id }, { found, offer }) => {
    if (id && found)
      return toDomain(await keepFound({ tx, audit, now, target: domains.target }, id, found), domains.target)
    audit.unchanged()
    if (!offer) throw new Error('Nothing was asked for')
    return offer
  },
})

/** Of endings that it does not sell, and where it is silent, a registrar says nothing: that is never taken for an answer. */
async function offerOf(registrar: Registrar, name: string): Promise<Offered> {
  const unknown = { name, availability: 'unknown', isPremium: false, priceMinor: null, renewalMinor: null } as const
  if (!registrar.endings.some((ending) => name.endsWith(`.${ending}`))) return unknown
  const [found] = await registrar.offer([name]).catch(() => [])
  return found ?? unknown
}
