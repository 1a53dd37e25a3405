import { createHash } from 'node:crypto'
import type { Agreement } from '@coverwright/domain/company/agreement/agreement'
import { fail } from '@coverwright/domain/errors'
import type { WriteContext } from '../../../platform/http/context.ts'
import { getOwnCompany } from '../company/index.ts'
import { findBoundPartner } from '../partnership/index.ts'
import { agreementOf } from './internal.ts'
import { type AgreementRow, agreements } from './tables.ts'

export type Sides = Pick<AgreementRow, 'partnerId' | 'partnerName' | 'companyName'>

/** Of a contract: only with a partner one is bound to. */
export async function sidesOf({ tx, actor }: WriteContext, partnershipId: string): Promise<Sides> {
  const partner = (await findBoundPartner(tx, partnershipId, actor.companyId)) ?? fail('agreement.not-bound')
  const { name: companyName } = await getOwnCompany(tx)
  return { partnerId: partner.id, partnerName: partner.name, companyName }
}

interface New extends Partial<Sides>, Pick<AgreementRow, 'name' | 'fileId' | 'pageCount'> {
  readonly madeFrom?: AgreementRow['madeFrom']
  readonly content: Uint8Array
}

export async function insertAgreement(context: WriteContext, { content, ...made }: New): Promise<Agreement> {
  const { tx, actor, audit } = context
  const [row] = await tx
    .insert(agreements)
    .values({
      ...made,
      bytes: content.length,
      hash: createHash('sha256').update(content).digest('hex'),
      uploadedBy: actor.memberId,
    })
    .returning({ id: agreements.id })
  if (!row) throw new Error('The agreement was not saved')
  const { fileId, pageCount, partnerId, madeFrom } = made
  await audit(row.id, { fileId, pageCount, ...(partnerId && { partnerId }), ...(madeFrom && { madeFrom }) })
  return agreementOf(tx, row.id, actor.companyId)
}
