import type { Agreement } from '@coverwright/domain/company/agreement/agreement'
import { fail } from '@coverwright/domain/errors'
import { eq, inArray } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { members } from '../member/index.ts'
import { type AgreementRow, agreements } from './tables.ts'

export async function getAgreementInCompany(tx: ReadTx, id: string): Promise<AgreementRow> {
  return (await selectRow(tx, agreements, id)) ?? fail('agreement.not-found')
}

/** Held until the transaction ends: of two who execute it at once the second finds it executed. */
export async function lockAgreement(tx: WriteTx, id: string): Promise<AgreementRow> {
  const [row] = await tx.select().from(agreements).where(eq(agreements.id, id)).for('update')
  return row ?? fail('agreement.not-found')
}

/** As one side sees them: whichever it is, `signature` is its own. */
export async function agreementsOf(tx: ReadTx, rows: readonly AgreementRow[], ownId: string): Promise<Agreement[]> {
  const ids = [...new Set(rows.map(({ uploadedBy }) => uploadedBy))]
  const found = await tx.select({ id: members.id, name: members.name }).from(members).where(inArray(members.id, ids))
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return rows.map((row) => toAgreement(row, ownId, names.get(row.uploadedBy) ?? row.companyName))
}

export async function agreementOf(tx: ReadTx, id: string, ownId: string): Promise<Agreement> {
  const [agreement] = await agreementsOf(tx, [await getAgreementInCompany(tx, id)], ownId)
  return agreement ?? fail('agreement.not-found')
}

/** A contract is changed by who made it, and by nobody once a side has executed it. */
export function requireOwn(row: AgreementRow, ownId: string): void {
  if (!row.partnerId) return
  if (!isOwner(row, ownId)) fail('agreement.of-partner')
  if (row.signature || row.partnerSignature) fail('agreement.with-partner')
}

export const isOwner = ({ companyId }: AgreementRow, ownId: string) => companyId === ownId

function toAgreement(row: AgreementRow, ownId: string, uploadedBy: string): Agreement {
  const isOurs = isOwner(row, ownId)
  const other = { name: isOurs ? row.partnerName : row.companyName, isOurs }
  return {
    id: row.id,
    name: row.name,
    pageCount: row.pageCount,
    bytes: row.bytes,
    hash: row.hash,
    state: row.state,
    signature: isOurs ? row.signature : row.partnerSignature,
    partner: row.partnerId ? { ...other, signature: isOurs ? row.partnerSignature : row.signature } : null,
    hasExecutedCopy: row.executedFileId !== null,
    madeFrom: isOurs && row.madeFrom ? { name: row.madeFrom.name, number: row.madeFrom.number } : null,
    uploadedBy,
    createdAt: row.createdAt.toISOString(),
    trashedAt: row.trashedAt?.toISOString() ?? null,
  }
}
