import type { font } from '@coverwright/contract/build/font'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toFont } from './internal.ts'
import { fonts } from './tables.ts'

export const updateFont: HandlerOf<typeof font, 'updateFont'> = async ({ tx, audit }, { id, ...about }) => {
  const [row] = await tx.update(fonts).set(about).where(eq(fonts.id, id)).returning()
  if (!row) return fail('font.not-found')
  await audit(id, { changed: Object.keys(about) })
  return toFont(row)
}
