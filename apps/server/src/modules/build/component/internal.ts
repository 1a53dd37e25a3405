import { type Component, componentModel } from '@coverwright/domain/build/component/component'
import { componentLifecycle } from '@coverwright/domain/build/component/component-lifecycle'
import type { Stored } from '@coverwright/domain/build/document/model'
import { fail } from '@coverwright/domain/errors'
import { eq, inArray } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { members } from '../../company/member/index.ts'
import { findContents } from '../document/index.ts'
import { type ComponentRow, components } from './tables.ts'

export async function getComponentInCompany(tx: ReadTx, id: string): Promise<ComponentRow> {
  return (await selectRow(tx, components, id)) ?? fail('component.not-found')
}

/** Held until the transaction ends: of two who move it at once the second finds it moved. */
export async function lockComponentInCompany(tx: WriteTx, id: string): Promise<ComponentRow> {
  return (await selectRow(tx, components, id, 'for update')) ?? fail('component.not-found')
}

type Event = Parameters<typeof componentLifecycle.next>[1]

/** The state an event leads to from the row's own, or a refusal. */
export const stateAfter = ({ state }: Pick<ComponentRow, 'state'>, event: Event) =>
  componentLifecycle.next(state, event) ?? fail('component.wrong-state')

/** What others were shown must be looked at again; what is being looked at does not change under their eyes. */
export const stateWhenChanged = (row: Pick<ComponentRow, 'state'>) =>
  row.state === 'pending' ? row.state : stateAfter(row, 'change')

/** Changes the row and answers it as it is then. */
export async function saveComponent(tx: WriteTx, id: string, change: Partial<ComponentRow>): Promise<Component> {
  const [row] = await tx.update(components).set(change).where(eq(components.id, id)).returning()
  return toComponent(tx, row ?? fail('component.not-found'))
}

export async function toComponent(tx: ReadTx, row: ComponentRow): Promise<Component> {
  const [component] = await toComponents(tx, [row])
  return component ?? fail('component.not-found')
}

/** With the names of who made them, and what they are made of. */
export async function toComponents(tx: ReadTx, rows: readonly ComponentRow[]): Promise<Component[]> {
  const ids = rows.map(({ memberId }) => memberId)
  const makers = ids.length === 0 ? [] : await tx.select().from(members).where(inArray(members.id, ids))
  const names = new Map(makers.map(({ id, name }) => [id, name]))
  const blocks = await findBlocks(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map(({ companyId: _company, memberId, approvedContent, createdAt, updatedAt, ...row }) => ({
    ...row,
    approvedBlocks: approvedContent === null ? null : blocksIn(componentModel.climb(approvedContent)),
    blocks: blocks.get(row.id) ?? [],
    createdBy: names.get(memberId) ?? '',
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
}

/** As they were saved: whoever shows them reads them with the model of blocks. */
async function findBlocks(tx: ReadTx, ids: readonly string[]): Promise<ReadonlyMap<string, Component['blocks']>> {
  const contents = await findContents(tx, kind, ids)
  return new Map([...contents].map(([id, content]) => [id, blocksIn(content)]))
}

export const findContent = async (tx: ReadTx, id: string) => (await findContents(tx, kind, [id])).get(id)

const kind = { name: 'component', model: componentModel } as const
const blocksIn = ({ blocks }: Stored) => blocks as Component['blocks']
