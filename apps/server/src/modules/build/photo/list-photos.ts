import type { photo } from '@coverwright/contract/build/photo'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toPhoto } from './internal.ts'
import { photos } from './tables.ts'

export const listPhotos: HandlerOf<typeof photo, 'listPhotos'> = async ({ tx }, { search }, paging) => {
  const { items, ...page } = await selectPage(tx, photos, contains(photos.name, search), paging)
  return { items: items.map(toPhoto), ...page }
}
