import type { Post } from '@coverwright/domain/assist/post/post'
import { lengthIn } from '@coverwright/domain/build/template/post-networks'
import { fail } from '@coverwright/domain/errors'
import { eq, inArray } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { publish } from '../../../platform/live/publish.ts'
import { products } from '../../build/product/index.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { channels } from '../../sell/channel/index.ts'
import { lockPostAccountInCompany } from './account/internal.ts'
import { holdPostPhotoInCompany, namesOf } from './photo/internal.ts'
import { type PostPhotoRow, type PostRow, postAccounts, postPhotos, posts } from './tables.ts'

export async function getPostInCompany(tx: ReadTx, id: string): Promise<PostRow> {
  return (await selectRow(tx, posts, id)) ?? fail('post.not-found')
}

/** What was checked still holds when it is saved. */
export async function lockPostInCompany(tx: WriteTx, id: string): Promise<PostRow> {
  return (await selectRow(tx, posts, id, 'for update')) ?? fail('post.not-found')
}

/** With its account and its photo, from the outside in, so that nobody waits in a circle. */
export async function lockWhole(tx: WriteTx, id: string) {
  const seen = await getPostInCompany(tx, id)
  const account = await lockPostAccountInCompany(tx, seen.accountId)
  const photo = seen.photoId ? await holdPostPhotoInCompany(tx, seen.photoId) : null
  const post = await lockPostInCompany(tx, id)
  if (post.accountId !== seen.accountId || post.photoId !== seen.photoId) return fail('post.not-in-state')
  return { post, account, photo }
}

export async function savePost(tx: WriteTx, id: string, change: Partial<PostRow>): Promise<PostRow> {
  const [row] = await tx.update(posts).set(change).where(eq(posts.id, id)).returning()
  publish(tx, { kind: 'post', subjectId: id })
  return row ?? fail('post.not-found')
}

const idsOf = (rows: readonly PostRow[], column: 'accountId' | 'productId' | 'channelId' | 'photoId') => [
  ...new Set(rows.map((row) => row[column]).filter((id) => id !== null)),
]

async function namedIn(tx: ReadTx, table: typeof products | typeof channels, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await tx
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(inArray(table.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Whether what would be published is somebody's own work: they wrote or changed it, or described its photo. */
export const isOwnWork = (
  { authorId, editorId, editorIds }: PostRow,
  photo: Pick<PostPhotoRow, 'uploaderId' | 'describerId'> | null | undefined,
  memberId: string,
): boolean =>
  [authorId, editorId, ...editorIds].includes(memberId) ||
  (photo ? (photo.describerId ?? photo.uploaderId) === memberId : false)

/** Somebody who left the company is called that. */
const nobody = '—'

async function describersOf(tx: ReadTx, rows: readonly PostRow[]) {
  const ids = idsOf(rows, 'photoId')
  if (ids.length === 0) return new Map<string, Pick<PostPhotoRow, 'uploaderId' | 'describerId'>>()
  const { id, uploaderId, describerId } = postPhotos
  const photos = await tx.select({ id, uploaderId, describerId }).from(postPhotos).where(inArray(id, ids))
  return new Map(photos.map((photo) => [photo.id, photo]))
}

/** As the one who asks sees them. */
export async function toPosts(tx: ReadTx, rows: readonly PostRow[], memberId: string): Promise<Post[]> {
  if (rows.length === 0) return []
  const accounts = await tx
    .select()
    .from(postAccounts)
    .where(inArray(postAccounts.id, idsOf(rows, 'accountId')))
  const accountOf = new Map(accounts.map((account) => [account.id, account]))
  const productNames = await namedIn(tx, products, idsOf(rows, 'productId'))
  const channelNames = await namedIn(tx, channels, idsOf(rows, 'channelId'))
  const people = await namesOf(
    tx,
    rows.flatMap(({ authorId, approverId }) => [authorId, approverId]),
  )
  const { timeZone } = await getOwnCompany(tx)
  const photos = await describersOf(tx, rows)
  return rows.map((row) => {
    const account = accountOf.get(row.accountId)
    const network = account?.network ?? 'kept'
    return {
      id: row.id,
      name: row.name,
      accountId: row.accountId,
      accountName: account?.name ?? '',
      network,
      templateId: row.templateId,
      templateName: row.templateName,
      productId: row.productId,
      productName: row.productId && (productNames.get(row.productId) ?? null),
      channelId: row.channelId,
      channelName: row.channelId && (channelNames.get(row.channelId) ?? null),
      photoId: row.photoId,
      text: row.text,
      composed: row.composed,
      missing: row.missing,
      length: lengthIn(network, row.composed),
      state: row.state,
      localTime: row.localTime,
      takesSecond: row.takesSecond,
      timeZone,
      scheduledAt: row.scheduledAt?.toISOString() ?? null,
      author: people.get(row.authorId) ?? nobody,
      isOwn: isOwnWork(row, photos.get(row.photoId ?? ''), memberId),
      approver: row.approverId && (people.get(row.approverId) ?? nobody),
      problem: row.problem,
      attempts: row.attempts,
      attemptedAt: row.attemptedAt?.toISOString() ?? null,
      publishedAt: row.publishedAt?.toISOString() ?? null,
      url: row.url,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}

export async function answerPost(tx: ReadTx, row: PostRow, memberId: string): Promise<Post> {
  const [post] = await toPosts(tx, [row], memberId)
  if (!post) throw new Error('One row is one post')
  return post
}
