import { renewalDays } from '@coverwright/domain/publish/domain/domain'
import { domainLifecycle } from '@coverwright/domain/publish/domain/domain-lifecycle'
import { eq } from 'drizzle-orm'
import type { CertificateAuthority } from '../../../adapters/certificates/certificates.ts'
import { audited } from '../../../platform/audit/audited.ts'
import type { Sealing } from '../../../platform/auth/sealing.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { publish } from '../../../platform/live/publish.ts'
import { certifyDomain } from './certify-domain.ts'
import { saveDomain } from './internal.ts'
import { domains } from './tables.ts'

export interface CertificateServices {
  /** Without one no certificate is fetched: this installation does not speak HTTPS itself. */
  readonly authority?: CertificateAuthority | undefined
  readonly sealing: Sealing
}

const day = 86_400_000
const lastTry = 6

export const domainJobs = ({ authority, sealing }: CertificateServices) => [
  handle(certifyDomain, async ({ tx, apart, companyId, attempt, now }, { domainId }) => {
    const [row] = await tx.select().from(domains).where(eq(domains.id, domainId))
    const next = row && domainLifecycle.next(row.state, 'certify')
    if (!next || !authority) return
    const renewsAt = row.certificateEndsAt && new Date(row.certificateEndsAt.getTime() - renewalDays * day)
    // Renewed meanwhile, or not to be renewed.
    if (row.state === 'success' && !row.certificateProblem && renewsAt && (renewsAt > now || !row.isAutoRenewed)) return
    try {
      const { chain, key, endsAt } = await authority.issue(row.name, {
        set: async (challengeToken, challengeAnswer) =>
          void (await apart((own) => saveDomain(own, domainId, { challengeToken, challengeAnswer }))),
        clear: async () =>
          void (await apart((own) => saveDomain(own, domainId, { challengeToken: null, challengeAnswer: null }))),
      })
      await audited(tx, companyId, 'domain/certify', async (audit) => {
        await audit(domainId, { name: row.name, endsAt: endsAt.toISOString() })
        await saveDomain(tx, domainId, {
          state: next,
          certificate: chain,
          sealedKey: sealing.seal(key),
          certificateEndsAt: endsAt,
          certificateProblem: null,
        })
      })
      const startAfter = new Date(endsAt.getTime() - renewalDays * day)
      await enqueue(tx, certifyDomain, { domainId }, { startAfter, singletonKey: `${domainId} ${endsAt.getTime()}` })
      publish(tx, { kind: 'domain', subjectId: row.name.slice(0, 200) })
    } catch (error) {
      // Said on the screen at once, not after the last try.
      await apart(async (own) => {
        await saveDomain(own, domainId, { certificateProblem: (error as Error).message.slice(0, 500) })
        publish(own, { kind: 'domain', subjectId: row.name.slice(0, 200) })
      })
      if (attempt < lastTry) throw error
    }
  }),
]
