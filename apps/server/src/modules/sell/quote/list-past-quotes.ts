import type { rating } from '@coverwright/contract/build/rating'
import type { DataValues } from '@coverwright/domain/build/question/data-values'
import { eq, inArray } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany } from '../../build/product/index.ts'
import { type FrozenRelease, getRelease, releases } from '../../publish/release/index.ts'
import { quotes } from './tables.ts'

export const listPastQuotes: HandlerOf<typeof rating, 'listPastQuotes'> = async ({ tx }, { productId }, paging) => {
  if (productId) await getProductInCompany(tx, productId)
  const { items, ...page } = await selectPage(tx, quotes, await ofProduct(tx, productId), paging)
  const made = new Map<string, FrozenRelease>()
  for (const { companyId, releaseId } of items)
    if (!made.has(releaseId)) made.set(releaseId, await getRelease(tx, { companyId, releaseId }))
  return {
    items: items.map(({ id, releaseId, reference, values, coverStart, decision, premium, createdAt }) => ({
      id,
      reference,
      values: withoutPerson(values, made.get(releaseId)),
      startDate: coverStart,
      decision,
      grossMinor: premium?.grossMinor ?? null,
      createdAt: createdAt.toISOString(),
    })),
    ...page,
  }
}

/** By the releases' ids, of which there are few: asked in one with them, the database may read every quote there is. */
async function ofProduct(tx: ReadTx, productId: string | undefined) {
  if (!productId) return undefined
  const made = await tx.select({ id: releases.id }).from(releases).where(eq(releases.productId, productId))
  return inArray(
    quotes.releaseId,
    made.map(({ id }) => id),
  )
}

/** Free texts tell who somebody is, not what the risk costs: only those that pricing reads are handed on. */
function withoutPerson(values: DataValues, release: FrozenRelease | undefined) {
  if (!release) return {}
  const { content, program } = release
  const { inputs, groups } = program.program
  const read = new Set([...inputs, ...groups.flatMap((group) => group.inputs)].map(({ name }) => name))
  const personal = new Set(
    content.body.dataset.properties.filter(({ type }) => type === 'text' || type === 'json').map(({ name }) => name),
  )
  const isHandedOn = (name: string) => read.has(name) || !personal.has(name)
  const kept = <T>(from: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => isHandedOn(name)))
  return Object.fromEntries(
    Object.entries(kept(values)).map(([name, value]) => [name, typeof value === 'string' ? value : value.map(kept)]),
  )
}
