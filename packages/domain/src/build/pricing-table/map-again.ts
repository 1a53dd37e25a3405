import { headingOf } from './describe-fields.ts'
import type { Identified, Mapping } from './mapping.ts'
import type { Sheet } from './sheet.ts'

/** Where a table begins and what stands above it; rows may have come and gone. */
const beginningOf = ({ firstColumn, lastColumn, labelColumns, groupRow, unitsRow, blocks }: Mapping['layout']) =>
  JSON.stringify([
    [firstColumn, lastColumn, labelColumns, groupRow, unitsRow],
    [blocks[0]?.titleRow, blocks[0]?.headerRow, blocks[0]?.firstRow],
  ])

/**
 * A sheet that was put right, mapped as it was before. Undefined where its columns are others: then it is looked at
 * anew, like every sheet. Where it ends is as it is found now, for rows may have come and gone; begins it elsewhere, it is another.
 */
export function mapAgain(sheet: Sheet, before: Mapping, found: Identified, version: number): Identified | undefined {
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
    notes: [...found.notes, `Mapped as version ${version} was.`],
  }
}
