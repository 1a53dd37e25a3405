import { z } from 'zod'
import { idOf, moment } from '../../fields.ts'
import { dataName, RatingTable } from '../rating/rating-table.ts'
import { CellProblem } from './cell-problem.ts'
import { Identified, Mapping } from './mapping.ts'
import { pricingTableLifecycle } from './pricing-table-lifecycle.ts'

export const pricingTableKinds = ['pricing', 'underwriting'] as const

/** The columns of a table and how a row is found, without the rows. */
export const TableShape = RatingTable.omit({ name: true, editions: true })
  .extend({ beyond: z.enum(['stop', 'hold']) })
  .meta({ id: 'PricingTableShape' })
export type TableShape = z.output<typeof TableShape>

/** What converting came to, counted. */
export const ConversionReport = z
  .object({ sourceRows: z.int(), failedRows: z.int(), errors: z.int(), warnings: z.int(), rows: z.int() })
  .meta({ id: 'PricingTableReport' })

/** What the engine says of the rows; `row` counts from 1, null is about the table as a whole. */
export const TableWarning = z
  .object({
    severity: z.enum(['error', 'warning']),
    message: z.string(),
    row: z.int().nullable(),
    cell: z.string().nullable(),
  })
  .meta({ id: 'PricingTableWarning' })

const version = {
  id: idOf('pricingTableVersion'),
  tableId: idOf('pricingTable'),
  number: z.int(),
  state: z.enum(pricingTableLifecycle.states),
  /** Counts saves: a save on top of somebody else's is refused. */
  revision: z.int(),
  /** The file it was read from, or empty when it was written by hand. */
  sourceName: z.string(),
  /** Cover that starts on these days is priced by it, both included; null is open. */
  effectiveFrom: z.iso.date().nullable(),
  effectiveTo: z.iso.date().nullable(),
  rowCount: z.int(),
  report: ConversionReport.nullable(),
  /** Why it could not be identified. */
  reasons: z.array(z.string()),
  /** The work that is under way for it, and how far that is. */
  isWorking: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
}

export const PricingTableVersion = z.object(version).meta({ id: 'PricingTableVersion' })

export const PricingTable = z
  .object({
    id: idOf('pricingTable'),
    productId: idOf('product'),
    name: z.string(),
    kind: z.enum(pricingTableKinds),
    /** The newest first. */
    versions: z.array(PricingTableVersion),
    /** Steps and rules that look into it. */
    usedBy: z.array(z.string()),
  })
  .meta({ id: 'PricingTable' })

/** Everything about one version but its cells. */
export const PricingTableDetail = z
  .object({
    ...version,
    tableName: z.string(),
    productId: idOf('product'),
    shape: TableShape.nullable(),
    sheets: z.array(z.object({ name: z.string(), rows: z.int(), columns: z.int() })),
    identified: Identified.nullable(),
    mapping: Mapping.nullable(),
    corrections: z.object({ cells: z.record(z.string(), z.string()), skipped: z.array(z.int()) }),
    problems: z.array(CellProblem),
    tableWarnings: z.array(TableWarning),
    /** The columns of the product's other tables, by name: what comes of them can be asked here. */
    shapesBeside: z.record(z.string(), TableShape),
    progress: z.array(z.object({ label: z.string(), step: z.int(), of: z.int() })),
  })
  .meta({ id: 'PricingTableDetail' })

export const tableName = dataName

export type PricingTable = z.output<typeof PricingTable>
export type PricingTableVersion = z.output<typeof PricingTableVersion>
export type PricingTableDetail = z.output<typeof PricingTableDetail>
export type ConversionReport = z.output<typeof ConversionReport>
export type TableWarning = z.output<typeof TableWarning>
