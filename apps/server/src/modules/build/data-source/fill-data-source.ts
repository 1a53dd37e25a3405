import { cellsOfList } from '@coverwright/domain/build/data-source/cells-of-list'
import type { DataColumn, RefreshTime } from '@coverwright/domain/build/data-source/data-source'
import { dataSourceOfCells } from '@coverwright/domain/build/data-source/read-data-source'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { publish } from '../../../platform/live/publish.ts'
import {
  type Answered,
  getConnectorInCompany,
  keepTask,
  lockConnectorInCompany,
  type Question,
} from '../connector/index.ts'
import { lockDataSourceInCompany, packCells, saveDataSource } from './internal.ts'
import { type DataSourceRow, dataSources } from './tables.ts'

export interface Filling {
  readonly source: DataSourceRow
  readonly question: Question
  readonly isPaused: boolean
}

/** A place to wait for included. */
const withinMs = 20_000

/** What is asked to fill a source; undefined where it is filled by files. */
export async function readFilling(tx: ReadTx, source: DataSourceRow): Promise<Filling | undefined> {
  if (source.connectorId === null) return undefined
  const connector = await getConnectorInCompany(tx, source.connectorId)
  const question: Question = { ...connector, at: 'live', inputs: {}, withinMs, isTest: false }
  return { source, question, isPaused: connector.state === 'paused' }
}

export const paused = {
  status: null,
  problem: 'The connector is paused.',
  tookMs: 0,
  body: '',
  value: undefined,
  outputs: [],
} as const satisfies Answered

const hour = 60 * 60_000
const waits: Readonly<Record<RefreshTime, number | undefined>> = { hand: undefined, hour, day: 24 * hour }

interface Settling {
  readonly filling: Filling
  readonly answered: Answered
  /** Somebody looks at it, and says that what is missing is right. */
  readonly takesAsIs: boolean
  readonly now: Date
}

/** Keeps what was answered, or what there was before and why. Undefined where it is filled otherwise by now. */
export async function settleFilling(
  tx: WriteTx,
  { filling, answered, takesAsIs, now }: Settling,
): Promise<DataSourceRow | undefined> {
  const { question, source } = filling
  // The connector before what it fills: whoever deletes it comes the same way.
  await lockConnectorInCompany(tx, question.id)
  const row = await lockDataSourceInCompany(tx, source.id)
  if (row.connectorId !== question.id || row.listPath !== source.listPath) return undefined
  const read = answered.problem === null ? rowsOf(answered.value, row, takesAsIs) : { problem: answered.problem }
  await keepTask(tx, question, 'refresh', { ...answered, problem: 'problem' in read ? read.problem : null })
  const wait = waits[row.every ?? 'hand']
  const nextAt = wait === undefined ? null : new Date(now.getTime() + wait)
  const change =
    'problem' in read ? { problem: read.problem } : { ...read, problem: null, refreshedAt: now, updatedAt: now }
  publish(tx, { kind: 'data-source', subjectId: row.id })
  // Leaders hear of it once, whoever asked, not every hour until somebody comes.
  if ('problem' in read && row.problem === null) raiseEvent(tx, 'data-source.not-refreshed', { dataSourceId: row.id })
  return saveDataSource(tx, row.id, { ...change, nextAt })
}

const minute = 60_000

/** The company's calls had no place for it: a minute later they may. One that was asked, or disconnected, meanwhile stays. */
export const fillLater = (tx: WriteTx, { source, question }: Pick<Filling, 'source' | 'question'>, now: Date) =>
  tx
    .update(dataSources)
    .set({ nextAt: new Date(now.getTime() + minute) })
    .where(and(eq(dataSources.id, source.id), eq(dataSources.connectorId, question.id), isNotNull(dataSources.nextAt)))

/** A list that is suddenly half as long, or lacks a column, is more often a fault over there than the truth. */
function rowsOf(value: unknown, row: DataSourceRow, takesAsIs: boolean) {
  const list = cellsOfList(value, row.listPath ?? '$')
  if ('problem' in list) return list
  const read = dataSourceOfCells(list.cells)
  if ('problems' in read) return { problem: read.problems[0] ?? 'It cannot be read.' }
  const { columns, rows } = read
  const lost = row.columns.find((column) => !columns.some((each) => isSame(each, column)))
  if (!takesAsIs && lost) return { problem: `The column ${lost.name} is missing.` }
  if (!takesAsIs && rows.length * 2 <= row.rowCount)
    return { problem: `It answered ${rows.length} rows where there were ${row.rowCount}.` }
  return { columns, rows: packCells(rows), rowCount: rows.length }
}

const isSame = (one: DataColumn, other: DataColumn) => one.name === other.name && one.language === other.language
