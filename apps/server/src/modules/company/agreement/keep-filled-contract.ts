import type { Agreement } from '@coverwright/domain/company/agreement/agreement'
import type { WriteContext } from '../../../platform/http/context.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { keepFile } from '../file/index.ts'
import { insertAgreement, sidesOf } from './insert-agreement.ts'
import { tellOfContract } from './jobs.ts'
import type { MadeFrom } from './tables.ts'

interface FilledContract {
  readonly partnershipId: string
  readonly name: string
  readonly content: Uint8Array
  readonly pageCount: number
  readonly madeFrom: MadeFrom
}

/** A contract whose pages the product has set: they are its document, as an uploaded file would be. */
export async function keepFilledContract(context: WriteContext, filled: FilledContract): Promise<Agreement> {
  const { tx, actor, ports } = context
  const { partnershipId, name, content, pageCount, madeFrom } = filled
  const sides = await sidesOf(context, partnershipId)
  const file = await keepFile(tx, ports.files, {
    memberId: actor.memberId,
    purpose: 'agreement',
    name: `${name}.pdf`,
    type: 'application/pdf',
    content,
  })
  const contract = await insertAgreement(context, { ...sides, name, fileId: file.id, pageCount, madeFrom, content })
  await enqueue(tx, tellOfContract, { id: contract.id, event: 'made' })
  return contract
}
