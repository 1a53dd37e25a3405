import { eq } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import type { Tokens } from '../../../platform/auth/tokens.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { Files } from '../../../platform/files/files.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { publish } from '../../../platform/live/publish.ts'
import { tellNotFilled } from '../../build/template/index.ts'
import { keepFile } from '../../company/file/index.ts'
import { certificateOf, printCertificate } from './certificate.ts'
import { makeDocuments } from './make-documents-job.ts'
import { policies, policyCorrections } from './tables.ts'

export interface DocumentServices {
  readonly files: Files
  readonly tokens: Tokens
  /** What links in mails start with. */
  readonly publicUrl: string
}

/** Told in the transaction that makes the certificate: the mail links to it. */
export const policyJobs = ({ files }: Pick<DocumentServices, 'files'>) => [
  handle(makeDocuments, async ({ tx, companyId, now }, { policyId }) => {
    const made = await makeCertificate(tx, files, { policyId, actorId: companyId, now })
    if (!made) return
    raiseEvent(tx, made.isAnew ? 'policy.corrected' : 'policy.documented', { policyId })
    publish(tx, { kind: 'policy', subjectId: policyId })
  }),
]

interface Making {
  readonly policyId: string
  readonly actorId: string
  readonly now: Date
}

/** Nothing where there is one, or another one is about to be made. */
export async function makeCertificate(
  tx: WriteTx,
  files: Files,
  { policyId, actorId, now }: Making,
): Promise<{ readonly isAnew: boolean } | undefined> {
  const [policy] = await tx.select().from(policies).where(eq(policies.id, policyId))
  if (!policy || policy.certificateFileId) return undefined
  const known = await correctionsOf(tx, policyId)
  const filled = await certificateOf(tx, policy)
  const { content, unusedId } = await printCertificate({ files, companyId: policy.companyId }, filled)
  // Nobody waits for the page to be set: the row is locked only now, and looked at again.
  const [still] = await tx.select().from(policies).where(eq(policies.id, policyId)).for('update')
  if (still?.certificateFileId !== null) return undefined
  // Erased meanwhile: what was set bears the name.
  if (still.holder !== policy.holder || still.email !== policy.email) return undefined
  // Corrected meanwhile: the job of the correction makes it with the right name.
  const corrections = await correctionsOf(tx, policyId)
  if (corrections.length !== known.length) return undefined
  const certificate = await keepFile(tx, files, {
    memberId: policy.applicationId,
    purpose: 'certificate',
    name: filled.fileName,
    type: 'application/pdf',
    content,
  })
  await audited(tx, actorId, 'policy/documents', async (audit) => {
    await tx.update(policies).set({ certificateFileId: certificate.id }).where(eq(policies.id, policyId))
    await audit(policyId, { certificateFileId: certificate.id })
  })
  if (unusedId) await tellNotFilled(tx, unusedId, now)
  // Whoever never had one has nothing corrected in their hands.
  return { isAnew: corrections.some(({ replacedFileId }) => replacedFileId !== null) }
}

const correctionsOf = (tx: ReadTx, policyId: string) =>
  tx
    .select({ replacedFileId: policyCorrections.replacedFileId })
    .from(policyCorrections)
    .where(eq(policyCorrections.policyId, policyId))
