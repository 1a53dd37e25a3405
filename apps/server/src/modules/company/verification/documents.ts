import type { company } from '@coverwright/contract/company/company'
import type { VerificationDocument } from '@coverwright/domain/company/verification/verification'
import { fail } from '@coverwright/domain/errors'
import { asc, eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../company/index.ts'
import { getFileInCompany, storedFiles } from '../file/index.ts'
import { verificationDocuments } from './tables.ts'
import { withdrawVerification } from './withdraw.ts'

export const listDocuments: HandlerOf<typeof company, 'listDocuments'> = ({ tx }) => documentsOf(tx)

export const saveDocument: HandlerOf<typeof company, 'saveDocument'> = async ({ tx, actor, audit }, form) => {
  await lockOwnCompany(tx)
  if ((await getFileInCompany(tx, form.fileId)).purpose !== 'verification') return fail('file.not-found')
  await tx
    .insert(verificationDocuments)
    .values(form)
    .onConflictDoUpdate({ target: [verificationDocuments.companyId, verificationDocuments.kind], set: form })
  await withdrawVerification(tx)
  await audit(actor.companyId, { document: form.kind, fileId: form.fileId })
  return documentsOf(tx)
}

export const removeDocument: HandlerOf<typeof company, 'removeDocument'> = async ({ tx, actor, audit }, { kind }) => {
  await lockOwnCompany(tx)
  const removed = await tx
    .delete(verificationDocuments)
    .where(eq(verificationDocuments.kind, kind))
    .returning({ id: verificationDocuments.id })
  if (removed.length > 0) await withdrawVerification(tx)
  await audit(actor.companyId, { removed: kind })
  return documentsOf(tx)
}

export async function documentsOf(tx: ReadTx): Promise<VerificationDocument[]> {
  const rows = await tx
    .select({ document: verificationDocuments, file: storedFiles })
    .from(verificationDocuments)
    .innerJoin(storedFiles, eq(storedFiles.id, verificationDocuments.fileId))
    .orderBy(asc(verificationDocuments.createdAt))
  return rows.map(({ document: { kind, number }, file: { id, name, bytes, createdAt } }) => ({
    kind,
    number,
    file: { id, name, bytes, createdAt: createdAt.toISOString() },
  }))
}
