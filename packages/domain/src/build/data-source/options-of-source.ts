import type { Option } from '../dataset/option.ts'
import type { PropertyOf } from '../dataset/property.ts'
import type { DataColumn } from './data-source.ts'

interface Source {
  readonly columns: readonly DataColumn[]
  readonly rows: readonly (readonly string[])[]
}

/** What a buyer may choose of a data source, in a language it has, else in its first; undefined without such columns. */
export function optionsOfSource(
  { columns, rows }: Source,
  { valueColumn, labelColumn }: Pick<PropertyOf<'csv'>, 'valueColumn' | 'labelColumn'>,
  language: string | undefined,
): Option[] | undefined {
  const value = columns.findIndex(({ name }) => name === valueColumn)
  const inLanguage = columns.findIndex((column) => column.name === labelColumn && column.language === language)
  const label = inLanguage >= 0 ? inLanguage : columns.findIndex(({ name }) => name === labelColumn)
  if (value < 0 || label < 0) return undefined
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    const [code = '', said = ''] = [row[value], row[label]]
    if (code === '' || seen.has(code)) return []
    seen.add(code)
    return [{ value: code, label: said || code }]
  })
}
