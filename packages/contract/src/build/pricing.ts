import { TableComparison } from '@coverwright/domain/build/pricing-table/compare-tables'
import { mostRowEdits, RowEdit } from '@coverwright/domain/build/pricing-table/edit-rows'
import { exampleMapping } from '@coverwright/domain/build/pricing-table/example-mapping'
import { Mapping } from '@coverwright/domain/build/pricing-table/mapping'
import {
  PricingTable,
  PricingTableDetail,
  PricingTableVersion,
  pricingTableKinds,
  TableShape,
  tableName,
} from '@coverwright/domain/build/pricing-table/pricing-table'
import { ProductRef } from '@coverwright/domain/build/product/product'
import { FileLink } from '@coverwright/domain/company/file/file'
import { idOf } from '@coverwright/domain/fields'
import { z } from 'zod'
import { call, can, group, reads } from '../call.ts'

const TableRef = z.strictObject({ id: idOf('pricingTable') })
const VersionRef = z.strictObject({ id: idOf('pricingTableVersion') })
/** The save it starts from: a save on top of somebody else's is refused. */
const saved = { id: idOf('pricingTableVersion'), revision: z.int().min(1) }
/** JSON, compressed as gzip does and written in base64: a table of 100,000 rows is less than a megabyte. */
const packed = z.string()
const fileName = z.string().trim().min(1).max(200)

const changing = [
  'pricing-table.not-found',
  'pricing-table.state',
  'pricing-table.working',
  'pricing-table.changed-meanwhile',
] as const
const edit = can('edit-pricing')
/** A file that can be read, for tests of every call. */
const sampleFile = { 'x-file': 'Area,Rate\nNorth,1.20\nSouth,1.10\n' }

/** Tables of prices and of underwriting: uploaded, identified, mapped, converted, activated. */
export const pricing = group('pricing', {
  listTables: call({
    access: reads('design'),
    input: ProductRef,
    output: z.array(PricingTable),
    errors: ['product.not-found'],
  }),
  /** A new table of a workbook or a CSV file. It is read and identified afterwards. */
  uploadTable: call({
    editsJourney: true,
    access: edit,
    audit: true,
    takesFile: true,
    input: z
      .strictObject({ productId: idOf('product'), kind: z.enum(pricingTableKinds), fileName })
      .meta({ examples: [{ kind: 'pricing', fileName: 'Breed rates.csv' }], ...sampleFile }),
    output: PricingTableVersion,
    errors: ['product.not-found', 'product.in-trash', 'file.format', 'file.too-large', 'file.empty'],
  }),
  /** A new version of a table, on its way beside the one that is active. */
  uploadVersion: call({
    editsJourney: true,
    access: edit,
    audit: true,
    takesFile: true,
    input: z
      .strictObject({ tableId: idOf('pricingTable'), fileName })
      .meta({ examples: [{ fileName: 'Breed rates.csv' }], ...sampleFile }),
    output: PricingTableVersion,
    errors: ['pricing-table.not-found', 'product.in-trash', 'file.format', 'file.too-large', 'file.empty'],
  }),
  getVersion: call({
    access: reads('design'),
    input: VersionRef,
    output: PricingTableDetail,
    errors: ['pricing-table.not-found'],
  }),
  /** One sheet as it was read: rows of cells and what is merged. */
  getSheet: call({
    access: reads('design'),
    input: z
      .strictObject({ id: idOf('pricingTableVersion'), sheet: z.string().max(200) })
      .meta({ examples: [{ sheet: 'Rates' }] }),
    output: z.object({ packed: packed.nullable() }),
    errors: ['pricing-table.not-found'],
  }),
  /** The converted rows. */
  getRows: call({
    access: reads('design'),
    input: VersionRef,
    output: z.object({ shape: TableShape.nullable(), packed: packed.nullable() }).meta({ id: 'PricingTableRows' }),
    errors: ['pricing-table.not-found'],
  }),
  /** What quotes are made from: the active tables of a product, each edition's rows packed. */
  getActiveTables: call({
    access: reads('design'),
    input: ProductRef,
    output: z.array(
      z
        .object({
          name: z.string(),
          shape: TableShape,
          editions: z.array(z.object({ from: z.iso.date().nullable(), to: z.iso.date().nullable(), packed })),
        })
        .meta({ id: 'ActivePricingTable' }),
    ),
    errors: ['product.not-found'],
  }),
  /** Reads the file again, after it could not be identified or to begin anew. */
  identifyAgain: call({
    editsJourney: true,
    access: edit,
    audit: true,
    input: VersionRef,
    output: PricingTableVersion,
    errors: ['pricing-table.not-found', 'pricing-table.state'],
  }),
  /** Says what the columns are; the table is converted afterwards. */
  saveMapping: call({
    editsJourney: true,
    access: edit,
    audit: true,
    input: z
      .strictObject({ ...saved, mapping: Mapping })
      .meta({ examples: [{ revision: 1, mapping: exampleMapping }] }),
    output: PricingTableVersion,
    errors: [...changing, 'pricing-table.keyword', 'pricing-table.mapping'],
  }),
  /** Puts cells of the sheet right without touching the file, or leaves rows out; the table is converted again. */
  correctCells: call({
    editsJourney: true,
    access: edit,
    audit: true,
    input: z
      .strictObject({
        ...saved,
        cells: z
          .array(z.strictObject({ row: z.int().min(0), column: z.int().min(0), text: z.string().max(500) }))
          .max(5000),
        skip: z.array(z.int().min(0)).max(5000),
      })
      .meta({ examples: [{ revision: 1, cells: [], skip: [3] }] }),
    output: PricingTableVersion,
    errors: changing,
  }),
  /** Changes rows by hand. Of a version that is or was active a new one is made. */
  editRows: call({
    editsJourney: true,
    access: edit,
    audit: true,
    input: z
      .strictObject({ ...saved, edits: z.array(RowEdit).min(1).max(mostRowEdits) })
      .meta({ examples: [{ revision: 1, edits: [{ kind: 'remove', row: 0 }] }] }),
    output: PricingTableVersion,
    errors: [...changing, 'pricing-table.cell'],
  }),
  compareVersions: call({
    access: reads('design'),
    input: z.strictObject({ before: idOf('pricingTableVersion'), after: idOf('pricingTableVersion') }),
    output: TableComparison,
    errors: ['pricing-table.not-found', 'pricing-table.state'],
  }),
  /** The version prices cover that starts on the day or later; what it replaces stays until then. */
  activateVersion: call({
    editsJourney: true,
    access: edit,
    audit: true,
    input: z
      .strictObject({ ...saved, effectiveFrom: z.iso.date().nullable() })
      .meta({ examples: [{ revision: 1, effectiveFrom: null }] }),
    output: PricingTableVersion,
    errors: [...changing, 'pricing-table.unfinished', 'pricing-table.other-columns'],
  }),
  /** A workbook that reads back to the same table. */
  downloadVersion: call({
    access: edit,
    audit: true,
    whileSuspended: true,
    input: VersionRef,
    output: FileLink,
    errors: ['pricing-table.not-found', 'pricing-table.state'],
  }),
  /** The file as it was uploaded, its wrong cells marked: put right there, it is taken in again as it was mapped. */
  downloadMarked: call({
    access: edit,
    audit: true,
    whileSuspended: true,
    input: VersionRef,
    output: FileLink,
    errors: ['pricing-table.not-found', 'pricing-table.state', 'file.too-large'],
  }),
  renameTable: call({
    editsJourney: true,
    access: edit,
    audit: true,
    input: z.strictObject({ id: idOf('pricingTable'), name: tableName }).meta({ examples: [{ name: 'area_rates' }] }),
    output: PricingTable,
    errors: ['pricing-table.not-found', 'pricing-table.name-taken', 'pricing-table.in-use'],
  }),
  /** With all its versions; not while a step or a rule looks into it. */
  deleteTable: call({
    editsJourney: true,
    access: edit,
    audit: true,
    input: TableRef,
    output: z.object({}),
    errors: ['pricing-table.not-found', 'pricing-table.in-use'],
  }),
  /** A version that never was active. */
  deleteVersion: call({
    editsJourney: true,
    access: edit,
    audit: true,
    input: VersionRef,
    output: z.object({}),
    errors: ['pricing-table.not-found', 'pricing-table.state'],
  }),
})
