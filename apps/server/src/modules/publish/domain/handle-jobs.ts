import { renewalDays } from '@coverwright/domain/publish/domain/domain'
import { domainLifecycle } from '@coverwright/domain/publish/domain/domain-lifecycle'
import { eq } from 'drizzle-orm'
import type { CertificateAuthority } from '../../../adapters/certificates/certificates.ts'
import { audited } from '../../../platform/audit/audited.ts'
import type { Sealing } from '../../../platform/auth/sealing.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { goOut } from '../../../platform/jobs/handler.ts'
import { publish } from '../../../platform/live/publish.ts'
import { certifyDomain } from './certify-domain.ts'
import { saveDomain } from './internal.ts'
import { type DomainRow, domains } from './tables.ts'

export interface CertificateServices {
  /** Without one no certificate is fetched: HTTPS is left to what stands before this server, and the name is connected. */
  readonly authority?: CertificateAuthority | undefined
  readonly sealing: Sealing
}

const day = 86_400_000
const lastTry = 6

export const domainJobs = ({ authority, sealing }: CertificateServices) => [
  goOut(certifyDomain, {
    read: async ({ tx, now }, { domainId }) => {
      const [row] = await tx.select().from(domains).where(eq(domains.id, domainId))
      return row && isToBeCertified(row, now) ? { authority, row } : undefined
    },
    act: async ({ authority: asked, row: { id, name } }, { apart, attempt }) => {
      if (!asked) return 'elsewhere'
      try {
        return await asked.issue(name, {
          set: async (challengeToken, challengeAnswer) =>
            void (await apart((own) => saveDomain(own, id, { challengeToken, challengeAnswer }))),
          clear: async () =>
            void (await apart((own) => saveDomain(own, id, { challengeToken: null, challengeAnswer: null }))),
        })
      } catch (error) {
        // Said on the screen at once, not after the last try.
        await apart(async (own) => {
          await saveDomain(own, id, { certificateProblem: (error as Error).message.slice(0, 500) })
          publish(own, { kind: 'domain', subjectId: name.slice(0, 200) })
        })
        if (attempt < lastTry) throw error
        return undefined
      }
    },
    settle: async ({ tx, companyId }, { row: { id: domainId, name } }, issued) => {
      const [row] = await tx.select().from(domains).where(eq(domains.id, domainId)).for('update')
      const state = row && domainLifecycle.next(row.state, 'certify')
      // Given up, or released by its company meanwhile.
      if (!issued || !state) return
      if (issued === 'elsewhere') {
        await audited(tx, companyId, 'domain/certify', (audit) => audit(domainId, { name, elsewhere: true }))
        await saveDomain(tx, domainId, { state, certificateProblem: null })
        publish(tx, { kind: 'domain', subjectId: name.slice(0, 200) })
        return
      }
      const { chain, key, endsAt } = issued
      await audited(tx, companyId, 'domain/certify', async (audit) => {
        await audit(domainId, { name, endsAt: endsAt.toISOString() })
        await saveDomain(tx, domainId, {
          state,
          certificate: chain,
          sealedKey: sealing.seal(key),
          certificateEndsAt: endsAt,
          certificateProblem: null,
        })
      })
      const startAfter = new Date(endsAt.getTime() - renewalDays * day)
      await enqueue(tx, certifyDomain, { domainId }, { startAfter, singletonKey: `${domainId} ${endsAt.getTime()}` })
      publish(tx, { kind: 'domain', subjectId: name.slice(0, 200) })
    },
  }),
]

/** Not where it was renewed meanwhile, or is not to be renewed. */
function isToBeCertified(row: DomainRow, now: Date): boolean {
  if (!domainLifecycle.next(row.state, 'certify')) return false
  const renewsAt = row.certificateEndsAt && new Date(row.certificateEndsAt.getTime() - renewalDays * day)
  const isDone = row.state === 'success' && !row.certificateProblem && renewsAt !== null
  return !isDone || (renewsAt <= now && row.isAutoRenewed)
}
