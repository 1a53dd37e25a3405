import type { photo } from '@coverwright/contract/build/photo'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toPhoto } from './internal.ts'
import { photos } from './tables.ts'

export const updatePhoto: HandlerOf<typeof photo, 'updatePhoto'> = async ({ tx, audit }, { id, ...about }) => {
  const [row] = await tx.update(photos).set(about).where(eq(photos.id, id)).returning()
  if (!row) return fail('photo.not-found')
  await audit(id, { changed: Object.keys(about) })
  return toPhoto(row)
}
