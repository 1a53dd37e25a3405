import { z } from 'zod'
import { languages } from '../../base/language/language.ts'
import { idOf, moment, requiredText } from '../../fields.ts'
import { parsePath } from '../connector/json-path.ts'
import { dataName } from '../dataset/data-name.ts'

export const columnTypes = ['text', 'number', 'date', 'boolean'] as const

/** A column of a data source. Columns of one name are the same texts in several languages. */
export const DataColumn = z
  .object({ name: dataName, type: z.enum(columnTypes), language: z.enum(languages).nullable() })
  .meta({ id: 'DataColumn' })

export const dataSourceLimits = {
  maxBytes: 8 * 1024 * 1024,
  maxRows: 20_000,
  maxColumns: 50,
  shownRows: 50,
  /** How many of a company are filled through connectors. */
  connected: 50,
} as const

/** How often a data source is filled by itself; `hand`: only when somebody asks for it. */
export const refreshTimes = ['hand', 'hour', 'day'] as const

const listPath = requiredText(300).refine((path) => parsePath(path) !== undefined, 'Write a path such as $.vehicles')

/** Filled from the list at a path of what a connector answers. A name that is there is filled anew. */
export const FeedForm = z
  .strictObject({ name: dataName, connectorId: idOf('connector'), path: listPath, every: z.enum(refreshTimes) })
  .meta({ id: 'FeedForm', examples: [{ name: 'vehicles', path: '$.vehicles', every: 'day' }] })

/** Where the rows come from, and how that goes. */
export const Feed = z
  .object({
    connectorId: idOf('connector'),
    path: z.string(),
    every: z.enum(refreshTimes),
    refreshedAt: moment.nullable(),
    nextAt: moment.nullable(),
    /** Why the last refresh kept the rows as they were; null where it went well. */
    problem: z.string().nullable(),
  })
  .meta({ id: 'Feed' })

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
    /** None where files are uploaded. */
    feed: Feed.nullable(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'DataSource' })

/** With its first rows, a text a cell, in the order of the columns. */
export const DataSourceRows = DataSource.extend({ rows: z.array(z.array(z.string())) }).meta({ id: 'DataSourceRows' })

export const DataSourceRef = z.strictObject({ id: idOf('dataSource') })

/** Somebody who looks at it may take a list that is suddenly half as long, or lacks a column. */
export const Refresh = z
  .strictObject({ id: idOf('dataSource'), takesAsIs: z.boolean() })
  .meta({ id: 'Refresh', examples: [{ takesAsIs: false }] })

/** A file to be kept by whoever asked for it. */
export const CsvFile = z.object({ name: z.string(), text: z.string() }).meta({ id: 'CsvFile' })

export type DataColumn = z.output<typeof DataColumn>
export type DataSource = z.output<typeof DataSource>
export type Feed = z.output<typeof Feed>
export type RefreshTime = (typeof refreshTimes)[number]
