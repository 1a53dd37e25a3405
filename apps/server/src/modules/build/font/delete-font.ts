import type { font } from '@coverwright/contract/build/font'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import type { Published } from '../product/index.ts'
import { fontKey, lockFontInCompany, toFont } from './internal.ts'
import { fonts } from './tables.ts'

export const deleteFontWith =
  ({ isShownAnywhere }: Published): HandlerOf<typeof font, 'deleteFont'> =>
  async ({ tx, audit, ports }, { id }) => {
    const row = await lockFontInCompany(tx, id)
    if (await isShownAnywhere(tx, id)) return fail('font.in-use')
    await tx.delete(fonts).where(eq(fonts.id, id))
    ports.files.remove(tx, fontKey(row.companyId, id))
    await audit(id, { family: row.family })
    return toFont(row)
  }
