import type { exchange } from '@coverwright/contract/build/exchange'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getItemInCompany, getVersion, toItem, toItems } from './internal.ts'
import { exchangeItems, exchangeVersions } from './tables.ts'

const levels = { master: isNull(exchangeItems.masterId), sub: isNotNull(exchangeItems.masterId) } as const

export const listItems: HandlerOf<typeof exchange, 'listItems'> = async (
  { tx },
  { level, kind, state, search },
  paging,
) => {
  const where = and(
    level && levels[level],
    kind && eq(exchangeItems.kind, kind),
    state && eq(exchangeItems.state, state),
    contains(exchangeItems.name, search),
  )
  const { items, ...page } = await selectPage(tx, exchangeItems, where, paging)
  return { items: await toItems(tx, items), ...page }
}

export const getItem: HandlerOf<typeof exchange, 'getItem'> = async ({ tx }, { id }) =>
  toItem(tx, await getItemInCompany(tx, id))

export const listItemVersions: HandlerOf<typeof exchange, 'listItemVersions'> = async ({ tx }, { id }) => {
  await getItemInCompany(tx, id)
  const { number, notes, bytes, hash, missingPhotos, checks, createdAt } = exchangeVersions
  const rows = await tx
    .select({ number, notes, bytes, hash, missingPhotos, checks, createdAt })
    .from(exchangeVersions)
    .where(eq(exchangeVersions.itemId, id))
    .orderBy(desc(number))
    .limit(100)
  return rows.map((row) => Object.assign(row, { createdAt: row.createdAt.toISOString() }))
}

/** With the company's own addresses, so it needs no pictures. */
export const previewItem: HandlerOf<typeof exchange, 'previewItem'> = async ({ tx }, { id }) => {
  const { kind, number } = await getItemInCompany(tx, id)
  const { content } = await getVersion(tx, id, number)
  return {
    kind,
    shell: kind === 'shell' ? content : null,
    body: kind === 'body' ? content : null,
    blocks: kind === 'component' ? (content['blocks'] as Record<string, unknown>[]) : [],
    tables: [],
    pictures: {},
  }
}
