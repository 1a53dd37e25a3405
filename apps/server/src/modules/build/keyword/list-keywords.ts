import type { keyword } from '@coverwright/contract/build/keyword'
import type { ListedKeyword } from '@coverwright/domain/build/keyword/keyword'
import { fieldsNamedIn } from '@coverwright/domain/build/keyword/with-keywords'
import { templateFieldNames, templateFields } from '@coverwright/domain/build/template/template-fields'
import { fail } from '@coverwright/domain/errors'
import { asc } from 'drizzle-orm'
import { pageOfFew } from '../../../platform/database/list-page.ts'
import { clientOf } from '../../../platform/database/row-plan.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toKeyword } from './internal.ts'
import { keywords } from './tables.ts'

/** What is filled in by itself, with the value it is tried with. */
const mergeFields: readonly ListedKeyword[] = templateFieldNames.map((name) => ({
  id: null,
  keyword: name,
  name: templateFields[name].about,
  texts: { en_uk: templateFields[name].example },
  updatedAt: null,
}))

/** A company has some hundred at most: they are sorted and cut here, together with the fields that are no rows. */
export const listKeywords: HandlerOf<typeof keyword, 'listKeywords'> = async (
  { tx },
  { search = '', productId },
  { orderBy = 'keyword', ...paging },
) => {
  const named = productId && (await namedByProduct(tx, productId))
  const wanted = search.toLowerCase()
  const own: ListedKeyword[] = (await tx.select().from(keywords)).map(toKeyword)
  const found = [...own, ...mergeFields].filter(
    (one) =>
      (!named || named.has(one.keyword)) && [one.keyword, one.name].some((text) => text.toLowerCase().includes(wanted)),
  )
  const key = orderBy.endsWith('name') ? 'name' : 'keyword'
  const sorted = found.toSorted((one, other) => one[key].localeCompare(other[key], 'en'))
  const ordered = orderBy.startsWith('-') ? sorted.toReversed() : sorted
  return pageOfFew(paging, {
    rows: async (limit, offset) => ordered.slice(offset, offset + limit),
    count: async () => ordered.length,
  })
}

export const listFields: HandlerOf<typeof keyword, 'listFields'> = async ({ tx }) => {
  const own = await tx
    .select({ keyword: keywords.keyword, name: keywords.name })
    .from(keywords)
    .orderBy(asc(keywords.name))
  return [...own, ...mergeFields.map(({ keyword: field, name }) => ({ keyword: field, name }))]
}

/** As it is stored: a text is a text in every version. */
const ofProduct = `
  select d.content from product p left join document d
      on d.company_id = p.company_id and d.owner_id = p.id and d.kind in ('body', 'shell')
   where p.id = $1`

async function namedByProduct(tx: ReadTx, productId: string) {
  const { rows } = await clientOf(tx).query<{ content: unknown }>(ofProduct, [productId])
  return rows.length === 0 ? fail('product.not-found') : fieldsNamedIn(rows)
}
