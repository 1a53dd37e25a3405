import type { Photo } from '@coverwright/domain/build/photo/photo'
import { photoPath } from '@coverwright/domain/build/photo/photo-path'
import { fail } from '@coverwright/domain/errors'
import { checkedKey } from '../../../adapters/files/file-key.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { type PhotoRow, photos } from './tables.ts'

/** Held until the transaction ends: of two who delete it at once the second finds it gone. */
export async function lockPhotoInCompany(tx: WriteTx, id: string): Promise<PhotoRow> {
  return (await selectRow(tx, photos, id, 'for update')) ?? fail('photo.not-found')
}

/** Where one width of a photo lies. */
export const photoKey = (companyId: string, id: string, width: number) =>
  checkedKey(`${companyId}/photos/${id}/${width}`)

export const toPhoto = ({ companyId, widths: _widths, createdAt, updatedAt, ...row }: PhotoRow): Photo => ({
  ...row,
  src: photoPath(companyId, row.id, row.width),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
