import type { Field, Mapping } from '@coverwright/domain/build/pricing-table/mapping'

/** The fields that a column of the sheet is part of: in a matrix one column is both a value across and results. */
export function fieldsOfColumn(
  { layout, fields }: Mapping,
  column: number,
): readonly { readonly field: Field; readonly at: number }[] {
  const isAcross =
    layout.orientation === 'matrix' && column >= layout.firstColumn + layout.labelColumns && column <= layout.lastColumn
  return fields.flatMap((field, at) => {
    const { source } = field
    const isHere =
      (source.kind === 'column' && source.column === column) ||
      (source.kind === 'columns' && (source.from === column || source.to === column)) ||
      (isAcross && (source.kind === 'across' || source.kind === 'body'))
    return isHere ? [{ field, at }] : []
  })
}

/** What a row of the sheet is to the table. */
export function roleOfRow({ layout }: Mapping, row: number): 'head' | 'data' | 'outside' {
  if (row === layout.groupRow || row === layout.unitsRow) return 'head'
  for (const { titleRow, headerRow, firstRow, lastRow } of layout.blocks) {
    if (row === headerRow || (layout.blocks.length > 1 && row === titleRow)) return 'head'
    if (row >= firstRow && row <= lastRow) return 'data'
  }
  return 'outside'
}
