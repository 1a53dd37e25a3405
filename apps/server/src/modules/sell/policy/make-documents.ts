import { asc, eq } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import type { Tokens } from '../../../platform/auth/tokens.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { Files } from '../../../platform/files/files.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { publish } from '../../../platform/live/publish.ts'
import { keepFile } from '../../company/file/index.ts'
import { getRelease } from '../../publish/release/index.ts'
import { applications } from '../application/index.ts'
import { certificateFacts } from './certificate-facts.ts'
import { makeDocuments } from './make-documents-job.ts'
import { renderCertificate } from './render-certificate.ts'
import { instalments, policies, policyCorrections } from './tables.ts'

export interface DocumentServices {
  readonly files: Files
  readonly tokens: Tokens
  /** What links in mails start with. */
  readonly publicUrl: string
}

/** Told in the transaction that makes the certificate: the mail links to it. */
export const policyJobs = ({ files }: Pick<DocumentServices, 'files'>) => [
  handle(makeDocuments, async ({ tx, companyId }, { policyId }) => {
    const made = await makeCertificate(tx, files, policyId, companyId)
    if (!made) return
    raiseEvent(tx, made.isAnew ? 'policy.corrected' : 'policy.documented', { policyId })
    publish(tx, { kind: 'policy', subjectId: policyId })
  }),
]

/** Nothing where there is one, or another one is about to be made. */
export async function makeCertificate(
  tx: WriteTx,
  files: Files,
  policyId: string,
  actorId: string,
): Promise<{ readonly isAnew: boolean } | undefined> {
  const [policy] = await tx.select().from(policies).where(eq(policies.id, policyId))
  if (!policy || policy.certificateFileId) return undefined
  const known = await correctionsOf(tx, policyId)
  const release = await getRelease(tx, policy)
  const schedule = await tx
    .select()
    .from(instalments)
    .where(eq(instalments.policyId, policyId))
    .orderBy(asc(instalments.number))
  const application = await selectRow(tx, applications, policy.applicationId)
  const facts = certificateFacts(policy, release.content, schedule, application?.answers)
  const content = await renderCertificate(facts)
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
    name: facts.fileName,
    type: 'application/pdf',
    content,
  })
  await audited(tx, actorId, 'policy/documents', async (audit) => {
    await tx.update(policies).set({ certificateFileId: certificate.id }).where(eq(policies.id, policyId))
    await audit(policyId, { certificateFileId: certificate.id })
  })
  // Whoever never had one has nothing corrected in their hands.
  return { isAnew: corrections.some(({ replacedFileId }) => replacedFileId !== null) }
}

const correctionsOf = (tx: ReadTx, policyId: string) =>
  tx
    .select({ replacedFileId: policyCorrections.replacedFileId })
    .from(policyCorrections)
    .where(eq(policyCorrections.policyId, policyId))
