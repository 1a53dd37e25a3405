import type { Body } from '@coverwright/domain/body/body'
import { optionsOfSource } from '@coverwright/domain/data-source/options-of-source'
import type { ProductForm } from '@coverwright/domain/product/product'
import type { OptionLists } from '@coverwright/domain/question/asked-question'
import { inArray } from 'drizzle-orm'
import type { ReadTx } from '../../platform/database/with-tenant.ts'
import { unpackCells } from './internal.ts'
import { dataSources } from './tables.ts'

interface SourceLists {
  /** By the name of the data that is looked up. */
  readonly lists: OptionLists
  /** What is not there, in words. */
  readonly missing: readonly string[]
}

/** What buyers may choose of data sources, as the sources are now. */
export async function findSourceLists(
  tx: ReadTx,
  { dataset }: Body,
  { languages: [language] }: Pick<ProductForm, 'languages'>,
): Promise<SourceLists> {
  const asked = dataset.properties.flatMap((property) => (property.type === 'csv' ? [property] : []))
  if (asked.length === 0) return { lists: {}, missing: [] }
  const names = asked.map(({ source }) => source)
  const found = await tx.select().from(dataSources).where(inArray(dataSources.name, names))
  const sources = new Map(found.map((row) => [row.name, { columns: row.columns, rows: unpackCells(row.rows) }]))
  const lists = asked.map((property) => {
    const source = sources.get(property.source)
    return [property.name, source && optionsOfSource(source, property, language)] as const
  })
  return {
    lists: Object.fromEntries(lists.flatMap(([name, options]) => (options ? [[name, options]] : []))),
    missing: lists.flatMap(([name, options]) =>
      options ? [] : [`The data source that "${name}" is looked up in is not there, or has other columns`],
    ),
  }
}
