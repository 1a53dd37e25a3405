import { type Font, fontPath } from '@coverwright/domain/build/font/font'
import { fail } from '@coverwright/domain/errors'
import { checkedKey } from '../../../adapters/files/file-key.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { type FontRow, fonts } from './tables.ts'

/** Held until the transaction ends: of two who delete it at once the second finds it gone. */
export async function lockFontInCompany(tx: WriteTx, id: string): Promise<FontRow> {
  return (await selectRow(tx, fonts, id, 'for update')) ?? fail('font.not-found')
}

export const fontKey = (companyId: string, id: string) => checkedKey(`${companyId}/fonts/${id}`)

export const toFont = ({ companyId, createdAt, updatedAt, ...row }: FontRow): Font => ({
  ...row,
  src: fontPath(companyId, row.id),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
