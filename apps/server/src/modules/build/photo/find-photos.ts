import type { Photo } from '@coverwright/domain/build/photo/photo'
import { inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { toPhoto } from './internal.ts'
import { photos } from './tables.ts'

/** By their ids; those that were deleted are not among them. */
export async function findPhotos(tx: ReadTx, ids: readonly string[]): Promise<ReadonlyMap<string, Photo>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(photos)
    .where(inArray(photos.id, [...ids]))
  return new Map(rows.map((row) => [row.id, toPhoto(row)]))
}
