export const rowHeight = 28

/** Rows beyond the edge that are drawn all the same: a fast wheel must not outrun them. */
const spare = 12

/** The rows to draw for where the grid is scrolled to. */
export function rowsInView(
  scrollTop: number,
  height: number,
  rowCount: number,
): { readonly first: number; readonly last: number } {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - spare)
  const last = Math.min(rowCount - 1, Math.ceil((scrollTop + height) / rowHeight) + spare)
  return { first, last }
}

/** Where columns begin, and where the last ends. */
export function edgesOf(columns: readonly { readonly width: number }[]): number[] {
  const edges = [0]
  for (const { width } of columns) edges.push((edges.at(-1) ?? 0) + width)
  return edges
}

/** The columns to draw, by their left edges; `edges` has one more entry than there are columns. */
export function columnsInView(
  scrollLeft: number,
  width: number,
  edges: readonly number[],
): { readonly first: number; readonly last: number } {
  const count = edges.length - 1
  let first = 0
  while (first < count - 1 && (edges[first + 1] ?? 0) <= scrollLeft) first++
  let last = first
  while (last < count - 1 && (edges[last + 1] ?? 0) < scrollLeft + width) last++
  return { first: Math.max(0, first - 2), last: Math.min(count - 1, last + 2) }
}

export interface Place {
  readonly row: number
  readonly column: number
}

/** Where a key leads, or undefined for keys the grid does not know. */
export function placeAfter(
  key: string,
  at: Place,
  {
    rows,
    columns,
    page,
    isFar,
  }: { readonly rows: number; readonly columns: number; readonly page: number; readonly isFar: boolean },
): Place | undefined {
  const clamp = (row: number, column: number): Place => ({
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  })
  switch (key) {
    case 'ArrowDown':
      return clamp(isFar ? rows - 1 : at.row + 1, at.column)
    case 'ArrowUp':
      return clamp(isFar ? 0 : at.row - 1, at.column)
    case 'ArrowRight':
      return clamp(at.row, isFar ? columns - 1 : at.column + 1)
    case 'ArrowLeft':
      return clamp(at.row, isFar ? 0 : at.column - 1)
    case 'PageDown':
      return clamp(at.row + page, at.column)
    case 'PageUp':
      return clamp(at.row - page, at.column)
    case 'Home':
      return clamp(isFar ? 0 : at.row, 0)
    case 'End':
      return clamp(isFar ? rows - 1 : at.row, columns - 1)
    default:
      return undefined
  }
}
