import type { postPhoto } from '@coverwright/contract/assist/post-photo'
import type { PostPhoto } from '@coverwright/domain/assist/post-photo/post-photo'
import { and, count, eq, inArray, ne } from 'drizzle-orm'
import { contains, selectPage } from '../../../../platform/database/select-page.ts'
import type { ReadTx } from '../../../../platform/database/with-tenant.ts'
import type { ReadContext } from '../../../../platform/http/context.ts'
import type { HandlerOf } from '../../../../platform/http/handlers.ts'
import { type PostPhotoRow, postPhotos, posts } from '../tables.ts'
import { toPostPhotos } from './internal.ts'

type Asking = Pick<ReadContext, 'now' | 'ports'> & { readonly tx: ReadTx }

/** Which of them posts wait with. */
async function waitingWith(tx: ReadTx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ photoId: posts.photoId, many: count() })
    .from(posts)
    .where(and(inArray(posts.photoId, [...ids]), ne(posts.state, 'published')))
    .groupBy(posts.photoId)
  return new Map(rows.map(({ photoId, many }) => [photoId ?? '', many]))
}

async function answerPhotos({ tx, ports, now }: Asking, rows: readonly PostPhotoRow[]): Promise<PostPhoto[]> {
  const waiting = await waitingWith(
    tx,
    rows.map(({ id }) => id),
  )
  return toPostPhotos(tx, rows, { tokens: ports.tokens, now, waiting })
}

export async function answerPhoto(context: Asking, row: PostPhotoRow): Promise<PostPhoto> {
  const [photo] = await answerPhotos(context, [row])
  if (!photo) throw new Error('One row is one photo')
  return photo
}

export const listPhotos: HandlerOf<typeof postPhoto, 'listPhotos'> = async (context, { search, state }, paging) => {
  const { tx } = context
  const fitting = and(contains(postPhotos.name, search), state && eq(postPhotos.state, state))
  const { items, ...page } = await selectPage(tx, postPhotos, fitting, paging)
  return { items: await answerPhotos(context, items), ...page }
}
