import type { post } from '@coverwright/contract/assist/post'
import { postLimits } from '@coverwright/domain/assist/post/post-limits'
import { languages } from '@coverwright/domain/base/language/language'
import { and, asc, eq, gte, isNotNull, lt } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { products } from '../../build/product/index.ts'
import { findPublished, templates } from '../../build/template/index.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { linkTo } from '../../company/file/index.ts'
import { channelProducts, channels } from '../../sell/channel/index.ts'
import { modelHostFor } from '../answer-model/index.ts'
import { answerPost, getPostInCompany, toPosts } from './internal.ts'
import { needsSecondPerson } from './settings.ts'
import { postAccounts, postPhotos, posts } from './tables.ts'

export const listPosts: HandlerOf<typeof post, 'listPosts'> = async ({ tx, actor }, { search, state }, paging) => {
  const fitting = and(contains(posts.name, search), state && eq(posts.state, state))
  const { items, ...page } = await selectPage(tx, posts, fitting, paging)
  return { items: await toPosts(tx, items, actor.memberId), ...page }
}

export const getCalendar: HandlerOf<typeof post, 'getCalendar'> = async ({ tx, actor }, { from, to }) => {
  const most = postLimits.calendarPosts
  const rows = await tx
    .select()
    .from(posts)
    .where(and(gte(posts.scheduledAt, new Date(from)), lt(posts.scheduledAt, new Date(to))))
    .orderBy(asc(posts.scheduledAt), asc(posts.id))
    .limit(most + 1)
  return { posts: await toPosts(tx, rows.slice(0, most), actor.memberId), isCut: rows.length > most }
}

export const getPost: HandlerOf<typeof post, 'getPost'> = async ({ tx, actor, grants, ports, now }, { id }) => {
  const { memberId } = actor
  const row = await getPostInCompany(tx, id)
  const photo = row.photoId ? await selectRow(tx, postPhotos, row.photoId) : undefined
  const answered = await answerPost(tx, row, memberId)
  const isSecond = !answered.isOwn || !(await needsSecondPerson(tx))
  const mayApprove = (await grants).permissions.includes('approve-posts')
  const opened = photo && (await linkTo({ companyId: photo.companyId, id: photo.fileId }, ports.tokens, now))
  return {
    post: answered,
    photo: photo && opened ? { name: photo.name, alt: photo.alt, url: opened.url } : null,
    isApprovable: row.state === 'submitted' && isSecond && mayApprove,
  }
}

/** Of each a company has few, or is shown the first of. */
const mostChoices = 200

export const getChoices: HandlerOf<typeof post, 'getChoices'> = async ({ tx, ports }) => {
  const { name: company, timeZone } = await getOwnCompany(tx)
  const accounts = await tx
    .select({ id: postAccounts.id, name: postAccounts.name, network: postAccounts.network })
    .from(postAccounts)
    .orderBy(asc(postAccounts.name))
    .limit(mostChoices)
  const named = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .orderBy(asc(products.name))
    .limit(mostChoices)
  const photos = await tx
    .select({ id: postPhotos.id, name: postPhotos.name })
    .from(postPhotos)
    .where(eq(postPhotos.state, 'approved'))
    .orderBy(asc(postPhotos.name))
    .limit(mostChoices)
  return {
    templates: await publishedTemplates(tx),
    accounts,
    products: named,
    channels: await sellingChannels(tx),
    photos,
    company,
    timeZone,
    modelHost: await modelHostFor(tx, ports.model, 'posts'),
  }
}

async function publishedTemplates(tx: ReadTx) {
  const rows = await tx
    .select({ id: templates.id, name: templates.name })
    .from(templates)
    .where(and(eq(templates.kind, 'post'), eq(templates.state, 'active'), isNotNull(templates.publishedNumber)))
    .orderBy(asc(templates.name))
    .limit(mostChoices)
  const found = []
  for (const { id, name } of rows) {
    const compiled = (await findPublished(tx, id))?.compiled
    const texts = compiled?.kind === 'post' ? compiled.texts : {}
    const language = languages.find((one) => texts[one])
    const written = language && texts[language]
    if (written) found.push({ id, name, ...written })
  }
  return found
}

async function sellingChannels(tx: ReadTx) {
  const rows = await tx
    .select({ id: channels.id, name: channels.name, productId: channelProducts.productId })
    .from(channels)
    .innerJoin(channelProducts, eq(channelProducts.channelId, channels.id))
    .where(eq(channels.state, 'activated'))
    .orderBy(asc(channels.name))
    .limit(mostChoices * 10)
  const sold = Map.groupBy(rows, ({ id }) => id)
  return [...sold].map(([id, all]) => ({
    id,
    name: all[0]?.name ?? '',
    productIds: all.map(({ productId }) => productId),
  }))
}
