import type { ExchangeItem } from '@coverwright/domain/build/exchange/exchange'
import { exchangeLifecycle } from '@coverwright/domain/build/exchange/exchange-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { and, eq, inArray } from 'drizzle-orm'
import { checkedKey } from '../../../adapters/files/file-key.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { members } from '../../company/member/index.ts'
import { findComponentNames } from '../component/index.ts'
import { findProductNames } from '../product/index.ts'
import { findMarks } from './mark-of-source.ts'
import { type ExchangeItemRow, type ExchangeVersionRow, exchangeItems, exchangeVersions } from './tables.ts'

/** Where the file of a version or a submission lies. */
export const exchangeKey = (companyId: string, id: string) => checkedKey(`${companyId}/exchange/${id}`)

export async function getItemInCompany(tx: ReadTx, id: string): Promise<ExchangeItemRow> {
  return (await selectRow(tx, exchangeItems, id)) ?? fail('exchange.not-found')
}

/** Held until the transaction ends: of two who move it at once the second finds it moved. */
export async function lockItemInCompany(tx: WriteTx, id: string): Promise<ExchangeItemRow> {
  return (await selectRow(tx, exchangeItems, id, 'for update')) ?? fail('exchange.not-found')
}

/** The same where it is to be changed. */
export async function openItemInCompany(tx: WriteTx, id: string): Promise<ExchangeItemRow> {
  const row = await lockItemInCompany(tx, id)
  return row.isLocked ? fail('exchange.locked') : row
}

type Move = Parameters<typeof exchangeLifecycle.next>[1]

export const stateAfter = ({ state }: Pick<ExchangeItemRow, 'state'>, move: Move) =>
  exchangeLifecycle.next(state, move) ?? fail('exchange.wrong-state')

export async function getVersion(tx: ReadTx, itemId: string, number: number): Promise<ExchangeVersionRow> {
  const [version] = await tx
    .select()
    .from(exchangeVersions)
    .where(and(eq(exchangeVersions.itemId, itemId), eq(exchangeVersions.number, number)))
  return version ?? fail('exchange.not-generated')
}

/** Changes the row and answers it as it is then. */
export async function changeItem(tx: WriteTx, id: string, change: Partial<ExchangeItemRow>): Promise<ExchangeItem> {
  const [row] = await tx.update(exchangeItems).set(change).where(eq(exchangeItems.id, id)).returning()
  return toItem(tx, row ?? fail('exchange.not-found'))
}

export async function toItem(tx: ReadTx, row: ExchangeItemRow): Promise<ExchangeItem> {
  const [item] = await toItems(tx, [row])
  return item ?? fail('exchange.not-found')
}

/** With what their sources hold now, what their masters have become, and who made them. */
export async function toItems(tx: ReadTx, rows: readonly ExchangeItemRow[]): Promise<ExchangeItem[]> {
  const markOf = await findMarks(tx, rows)
  const sources = await findSourceNames(tx, rows)
  const masters = await findMasters(tx, rows)
  const makers = await findMakers(tx, rows)
  return rows.map((row) => {
    const mark = markOf(row)
    const master = row.masterId === null ? undefined : masters.get(row.masterId)
    const source = sources.get(row.sourceId)
    return {
      id: row.id,
      kind: row.kind,
      name: row.name,
      about: row.about,
      tags: row.tags,
      line: row.line,
      licence: row.licence,
      withRates: row.withRates,
      source: source === undefined || mark === null ? null : { id: row.sourceId, name: source },
      master: master
        ? { id: master.id, name: master.name, number: row.masterNumber ?? 0, latest: master.number }
        : null,
      state: row.state,
      reasons: row.reasons,
      isLocked: row.isLocked,
      number: row.number,
      isGenerated: row.number > 0 && row.generatedMark !== null && row.generatedMark === mark,
      submittedNumber: row.submittedNumber,
      releasedNumber: row.releasedNumber,
      createdBy: makers.get(row.memberId) ?? '',
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}

async function findSourceNames(tx: ReadTx, rows: readonly ExchangeItemRow[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (isComponent: boolean) =>
    rows.filter(({ kind }) => (kind === 'component') === isComponent).map(({ sourceId }) => sourceId)
  return new Map([...(await findProductNames(tx, idsOf(false))), ...(await findComponentNames(tx, idsOf(true)))])
}

async function findMasters(tx: ReadTx, rows: readonly ExchangeItemRow[]) {
  const ids = rows.flatMap(({ masterId }) => masterId ?? [])
  const { id, name, number } = exchangeItems
  const found =
    ids.length === 0 ? [] : await tx.select({ id, name, number }).from(exchangeItems).where(inArray(id, ids))
  return new Map(found.map((master) => [master.id, master]))
}

export async function findMakers(tx: ReadTx, rows: readonly { readonly memberId: string }[]) {
  const ids = [...new Set(rows.map(({ memberId }) => memberId))]
  const found =
    ids.length === 0
      ? []
      : await tx.select({ id: members.id, name: members.name }).from(members).where(inArray(members.id, ids))
  return new Map(found.map(({ id, name }) => [id, name]))
}
