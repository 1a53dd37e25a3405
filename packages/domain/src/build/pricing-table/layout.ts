import { z } from 'zod'

const row = z.int().min(0).max(1_048_575)
const column = z.int().min(0).max(16_383)

/** One stretch of data rows with the header above it. Stacked matrices have several, told apart by their titles. */
const Block = z.strictObject({ titleRow: row.nullable(), headerRow: row.nullable(), firstRow: row, lastRow: row })

/**
 * Where in a sheet the table stands. A list has a column for everything; a matrix has the values of one dimension
 * across the top, `labelColumns` columns of others at the left, and results in the middle.
 */
export const Layout = z
  .strictObject({
    orientation: z.enum(['list', 'matrix']),
    firstColumn: column,
    lastColumn: column,
    labelColumns: z.int().min(0).max(20),
    /** A row of group names above the header, or of the across dimension's name above a matrix. */
    groupRow: row.nullable(),
    unitsRow: row.nullable(),
    blocks: z.array(Block).min(1).max(1000),
  })
  .meta({ id: 'PricingTableLayout' })

export type Layout = z.output<typeof Layout>
export type Block = z.output<typeof Block>

export const firstBlock = ({ blocks }: Layout): Block =>
  blocks[0] ?? { titleRow: null, headerRow: null, firstRow: 0, lastRow: 0 }

/** Every data row with the block it belongs to. */
export function* dataRows({ blocks }: Layout): Generator<{ readonly block: Block; readonly row: number }> {
  for (const block of blocks) for (let at = block.firstRow; at <= block.lastRow; at++) yield { block, row: at }
}
