import { buffer } from 'node:stream/consumers'
import type { agreement } from '@coverwright/contract/company/agreement'
import type { Agreement } from '@coverwright/domain/company/agreement/agreement'
import { errors, fail, refuse } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { fileKey } from '../../../adapters/files/file-key.ts'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { getFileInCompany, type StoredFileRow, storedFiles } from '../file/index.ts'
import { insertAgreement, type Sides, sidesOf } from './insert-agreement.ts'
import { tellOfContract } from './jobs.ts'
import { inspectPdf } from './pdf/pdf-tasks.ts'
import { agreements } from './tables.ts'

const refusals = { 'no-pages': 'agreement.page-count-missing', refused: 'agreement.refused' } as const

export const createAgreement: HandlerOf<typeof agreement, 'createAgreement'> = (context, form) =>
  createOf(context, form)

export const createContract: HandlerOf<typeof agreement, 'createContract'> = async (
  context,
  { partnershipId, ...form },
) => {
  const contract = await createOf(context, form, await sidesOf(context, partnershipId))
  await enqueue(context.tx, tellOfContract, { id: contract.id, event: 'made' })
  return contract
}

type Form = Parameters<typeof createAgreement>[1]
async function createOf(context: WriteContext, { name, fileId }: Form, sides?: Sides): Promise<Agreement> {
  const { tx, actor, ports } = context
  const file = await getFileInCompany(tx, fileId)
  // Uploaded for this, by who uses it now, and used once.
  if (file.purpose !== 'agreement' || file.memberId !== actor.memberId || (await isUsed(context, fileId)))
    return fail('file.not-found')
  const content = await buffer(await ports.files.get(fileKey(file.companyId, file.id)))
  const found = await inspectPdf(content)
  if ('fault' in found) return discard(context, file, refusals[found.fault])

  return insertAgreement(context, { ...sides, name, fileId, pageCount: found.pageCount, content })
}

const isUsed = async ({ tx }: WriteContext, fileId: string) =>
  (await tx.$count(agreements, eq(agreements.fileId, fileId))) > 0

/** What is no agreement is not kept either; the removal stays although the call is refused. */
async function discard(
  { tx, audit, ports }: WriteContext,
  file: StoredFileRow,
  code: (typeof refusals)['refused' | 'no-pages'],
) {
  await tx.delete(storedFiles).where(eq(storedFiles.id, file.id))
  ports.files.remove(tx, fileKey(file.companyId, file.id))
  await audit(file.id, { refused: code })
  return refuse(code, { fileId: errors[code].message })
}
