import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { agreement } from '@coverwright/contract/company/agreement'
import type { Agreement } from '@coverwright/domain/company/agreement/agreement'
import { errors, fail, refuse } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { fileKey } from '../../../adapters/files/file-key.ts'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { getOwnCompany } from '../company/index.ts'
import { getFileInCompany, type StoredFileRow, storedFiles } from '../file/index.ts'
import { findBoundPartner } from '../partnership/index.ts'
import { agreementOf } from './internal.ts'
import { tellOfContract } from './jobs.ts'
import { inspectPdf } from './pdf/pdf-tasks.ts'
import { type AgreementRow, agreements } from './tables.ts'

const refusals = { 'no-pages': 'agreement.page-count-missing', refused: 'agreement.refused' } as const

export const createAgreement: HandlerOf<typeof agreement, 'createAgreement'> = (context, form) =>
  createOf(context, form)

export const createContract: HandlerOf<typeof agreement, 'createContract'> = async (
  context,
  { partnershipId, ...form },
) => {
  const { tx, actor } = context
  const partner = (await findBoundPartner(tx, partnershipId, actor.companyId)) ?? fail('agreement.not-bound')
  const { name: companyName } = await getOwnCompany(tx)
  const contract = await createOf(context, form, { partnerId: partner.id, partnerName: partner.name, companyName })
  await enqueue(tx, tellOfContract, { id: contract.id, event: 'made' })
  return contract
}

type Form = Parameters<typeof createAgreement>[1]
type Sides = Pick<AgreementRow, 'partnerId' | 'partnerName' | 'companyName'>

async function createOf(context: WriteContext, { name, fileId }: Form, sides?: Sides): Promise<Agreement> {
  const { tx, actor, audit, ports } = context
  const file = await getFileInCompany(tx, fileId)
  // Uploaded for this, by who uses it now, and used once.
  if (file.purpose !== 'agreement' || file.memberId !== actor.memberId || (await isUsed(context, fileId)))
    return fail('file.not-found')
  const content = await buffer(await ports.files.get(fileKey(file.companyId, file.id)))
  const found = await inspectPdf(content)
  if ('fault' in found) return discard(context, file, refusals[found.fault])

  const [row] = await tx
    .insert(agreements)
    .values({
      ...sides,
      name,
      fileId,
      pageCount: found.pageCount,
      bytes: file.bytes,
      hash: createHash('sha256').update(content).digest('hex'),
      uploadedBy: actor.memberId,
    })
    .returning({ id: agreements.id })
  if (!row) throw new Error('The agreement was not saved')
  await audit(row.id, { fileId, pageCount: found.pageCount, ...(sides && { partnerId: sides.partnerId }) })
  return agreementOf(tx, row.id, actor.companyId)
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
