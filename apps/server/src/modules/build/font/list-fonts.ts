import type { font } from '@coverwright/contract/build/font'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toFont } from './internal.ts'
import { fonts } from './tables.ts'

export const listFonts: HandlerOf<typeof font, 'listFonts'> = async ({ tx }, { search }, paging) => {
  const { items, ...page } = await selectPage(tx, fonts, contains(fonts.family, search), paging)
  return { items: items.map(toFont), ...page }
}
