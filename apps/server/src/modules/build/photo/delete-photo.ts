import type { photo } from '@coverwright/contract/build/photo'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import type { Published } from '../product/index.ts'
import { lockPhotoInCompany, photoKey, toPhoto } from './internal.ts'
import { photos } from './tables.ts'

export const deletePhotoWith =
  ({ isShownAnywhere }: Published): HandlerOf<typeof photo, 'deletePhoto'> =>
  async ({ tx, audit, ports }, { id }) => {
    const row = await lockPhotoInCompany(tx, id)
    if (await isShownAnywhere(tx, id)) return fail('photo.in-use')
    await tx.delete(photos).where(eq(photos.id, id))
    for (const width of row.widths) ports.files.remove(tx, photoKey(row.companyId, id, width))
    await audit(id, { name: row.name })
    return toPhoto(row)
  }
