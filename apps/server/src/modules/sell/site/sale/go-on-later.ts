import { fail } from '@coverwright/domain/errors'
import { mayMailFromShop } from '../../../company/attempt/index.ts'
import { readResumeTicket, reopenApplication } from '../../application/index.ts'
import { confirmAddress, findKept, type KeptApplication, saveForLater } from '../../resume/index.ts'
import { type KnownBuyer, type Mount, type SaleServices, writeFor } from './sale-services.ts'

/** What a mailed link leads to. */
interface MailedApplication extends KeptApplication {
  /** That it was mailed to, where that was not known to be anybody's. */
  readonly email: string | undefined
}

export function goOnLater(services: SaleServices) {
  const { ways, tokens, publicUrl, now } = services
  const write = writeFor(services)

  return {
    /** Mails a link to go on another time. */
    saveForLater: async (known: KnownBuyer, email: string, from: string): Promise<Date> => {
      const isAllowed = await mayMailFromShop(ways, { applicationId: known.buyer.id, email, from }, now())
      if (!isAllowed) return fail('too-many-requests')
      return write(known, (journey) => saveForLater(journey, { token: known.token, email }, { tokens, publicUrl }))
    },

    /** What a mailed link opens; undefined when it opens nothing any more. */
    findKept: async (mount: Mount, ticket: string): Promise<MailedApplication | undefined> => {
      const carried = await readResumeTicket(tokens, ticket)
      if (carried?.companyId !== mount.companyId) return undefined
      const kept = await ways.read(mount.companyId, (tx) => findKept(tx, carried.applicationId, now()))
      return kept && { ...kept, email: carried.email }
    },

    reopen: (mount: Mount, { application: { id }, email }: MailedApplication): Promise<KnownBuyer> =>
      ways.enter({ companyId: mount.companyId, memberId: id }, async (tx, audit) => {
        const { token, application } = await reopenApplication({ tx, audit, now: now() }, id)
        return { token, buyer: email ? await confirmAddress(tx, application, email) : application }
      }),
  }
}
