import type { Language } from '@coverwright/domain/base/language/language'
import type { Body } from '@coverwright/domain/build/body/body'
import { optionsOfSource } from '@coverwright/domain/build/data-source/options-of-source'
import type { Option } from '@coverwright/domain/build/dataset/option'
import type { ProductForm } from '@coverwright/domain/build/product/product'
import type { OptionLists } from '@coverwright/domain/build/question/asked-question'
import { inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { unpackCells } from './internal.ts'
import { dataSources } from './tables.ts'

interface SourceLists {
  /** By the name of the data that is looked up. */
  readonly lists: OptionLists
  /** In each further language; nothing where there are no sources or no languages. */
  readonly translated: Partial<Record<Language, OptionLists>>
  /** What is not there, in words. */
  readonly missing: readonly string[]
}

/** What buyers may choose of data sources, as the sources are now. */
export async function findSourceLists(
  tx: ReadTx,
  { dataset }: Body,
  { languages: [language, ...others] }: Pick<ProductForm, 'languages'>,
): Promise<SourceLists> {
  const asked = dataset.properties.flatMap((property) => (property.type === 'csv' ? [property] : []))
  if (asked.length === 0) return { lists: {}, translated: {}, missing: [] }
  const names = asked.map(({ source }) => source)
  const found = await tx.select().from(dataSources).where(inArray(dataSources.name, names))
  const sources = new Map(found.map((row) => [row.name, { columns: row.columns, rows: unpackCells(row.rows) }]))
  const listsIn = (spoken: Language | undefined) =>
    asked.map((property) => {
      const source = sources.get(property.source)
      return [property.name, source && optionsOfSource(source, property, spoken)] as const
    })
  const lists = listsIn(language)
  return {
    lists: byName(lists),
    translated: Object.fromEntries(others.map((spoken) => [spoken, byName(listsIn(spoken))])),
    missing: lists.flatMap(([name, options]) =>
      options ? [] : [`The data source that "${name}" is looked up in is not there, or has other columns`],
    ),
  }
}

const byName = (lists: readonly (readonly [string, Option[] | undefined])[]): OptionLists =>
  Object.fromEntries(lists.flatMap(([name, options]) => (options ? [[name, options]] : [])))
