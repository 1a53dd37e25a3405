import { z } from 'zod'
import { idOf, moment } from '../../fields.ts'
import { dataName } from '../dataset/data-name.ts'
import { languages } from '../product/product.ts'

export const columnTypes = ['text', 'number', 'date', 'boolean'] as const

/** A column of a data source. Columns of one name are the same texts in several languages. */
export const DataColumn = z
  .object({ name: dataName, type: z.enum(columnTypes), language: z.enum(languages).nullable() })
  .meta({ id: 'DataColumn' })

export const dataSourceLimits = { maxBytes: 8 * 1024 * 1024, maxRows: 20_000, maxColumns: 50, shownRows: 50 } as const

/** Uploading under a name that is there replaces its rows. */
export const DataSourceForm = z
  .strictObject({ name: dataName })
  .meta({ examples: [{ name: 'vehicles' }], 'x-file': 'code,label\nA,Beagle' })

export const DataSource = z
  .object({
    id: idOf('dataSource'),
    name: z.string(),
    columns: z.array(DataColumn),
    rowCount: z.int(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'DataSource' })

/** With its first rows, a text a cell, in the order of the columns. */
export const DataSourceRows = DataSource.extend({ rows: z.array(z.array(z.string())) }).meta({ id: 'DataSourceRows' })

export const DataSourceRef = z.strictObject({ id: idOf('dataSource') })

/** A file to be kept by whoever asked for it. */
export const CsvFile = z.object({ name: z.string(), text: z.string() }).meta({ id: 'CsvFile' })

export type DataColumn = z.output<typeof DataColumn>
export type DataSource = z.output<typeof DataSource>
