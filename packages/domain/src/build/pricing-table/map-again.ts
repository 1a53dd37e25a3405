import { headingOf } from './describe-fields.ts'
import type { Identified, Mapping } from './mapping.ts'
import type { Sheet } from './sheet.ts'

/** Where a table begins and what stands above it; rows may have come and gone. */
const beginningOf = ({ firstColumn, lastColumn, labelColumns, groupRow, unitsRow, blocks }: Mapping['layout']) =>
  JSON.stringify([
    [firstColumn, lastColumn, labelColumns, groupRow, unitsRow],
    [blocks[0]?.titleRow, blocks[0]?.headerRow, blocks[0]?.firstRow],
  ])

export interface EarlierVersion {
  readonly number: number
  readonly mapping: Mapping
  /** Rows of its sheet that somebody left out, counted from 0. */
  readonly leftOut: readonly number[]
}

/** The file has them still, and nobody who put its cells right may have meant them to come back. */
function takenInAgain(version: number, leftOut: readonly number[]): string[] {
  if (leftOut.length === 0) return []
  const rows = leftOut.slice(0, 10).map((row) => row + 1)
  if (leftOut.length === 1)
    return [
      `Row ${rows[0]} was left out of table version ${version}: it is in the file still, and taken in unless left out again.`,
    ]
  const which = `${rows.join(', ')}${leftOut.length > rows.length ? ', …' : ''}`
  return [
    `${leftOut.length} rows were left out of table version ${version} (${which}): they are in the file still, and taken in unless left out again.`,
  ]
}

/**
 * A sheet that was put right, mapped as it was before. Undefined where its columns are others: then it is looked at
 * anew, like every sheet. Where it ends is as it is found now, for rows may have come and gone; begins it elsewhere, it is another.
 */
export function mapAgain(
  sheet: Sheet,
  { number: version, mapping: before, leftOut }: EarlierVersion,
  found: Identified,
): Identified | undefined {
  const { layout, fields } = before
  const fresh = found.mapping.layout
  const isLike =
    fresh.orientation === layout.orientation &&
    fresh.blocks.length === layout.blocks.length &&
    beginningOf(fresh) === beginningOf(layout) &&
    found.mapping.fields.length === fields.length
  const isSame = fields.every(
    ({ source, heading }) => source.kind !== 'column' || headingOf(sheet, layout, source.column) === heading,
  )
  if (!isLike || !isSame) return undefined
  return {
    mapping: { ...before, sheet: sheet.name, layout: fresh },
    questions: found.questions,
    notes: [...found.notes, `Mapped as table version ${version} was.`, ...takenInAgain(version, leftOut)],
  }
}
