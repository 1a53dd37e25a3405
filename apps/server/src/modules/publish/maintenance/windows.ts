import type { maintenance } from '@coverwright/contract/publish/maintenance'
import { fail } from '@coverwright/domain/errors'
import type { MaintenanceWindow } from '@coverwright/domain/publish/maintenance/maintenance'
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { publish } from '../../../platform/live/publish.ts'
import { checkPass } from './portal.ts'
import { maintenanceWindows, type WindowRow } from './tables.ts'

export const listWindows: HandlerOf<typeof maintenance, 'listWindows'> = async (
  { tx, actor, now },
  _nothing,
  { orderBy = '-beginsAt', ...paging },
) => {
  await checkPass(tx, actor.memberId, now)
  const { items, ...page } = await selectPage(tx, maintenanceWindows, undefined, { orderBy, ...paging })
  return { items: items.map((row) => toWindow(row, now)), ...page }
}

export const planWindow: HandlerOf<typeof maintenance, 'planWindow'> = async ({ tx, actor, audit, now }, form) => {
  await checkPass(tx, actor.memberId, now)
  const times = { beginsAt: new Date(form.beginsAt), endsAt: new Date(form.endsAt) }
  const [row] = await tx
    .insert(maintenanceWindows)
    .values({ note: form.note, ...times, madeBy: actor.memberId })
    .returning()
  if (!row) throw new Error('The window was not saved')
  await audit(row.id, form)
  publish(tx, { kind: 'mount' })
  return toWindow(row, now)
}

export const cancelWindow: HandlerOf<typeof maintenance, 'cancelWindow'> = async (
  { tx, actor, audit, now },
  { id },
) => {
  await checkPass(tx, actor.memberId, now)
  const [row] = await tx.select().from(maintenanceWindows).where(eq(maintenanceWindows.id, id)).for('update')
  if (!row) return fail('maintenance.not-found')
  const { status } = toWindow(row, now)
  if (status === 'over' || status === 'cancelled') return fail('maintenance.not-possible')
  await tx.update(maintenanceWindows).set({ isCancelled: true }).where(eq(maintenanceWindows.id, id))
  await audit(id, { status })
  publish(tx, { kind: 'mount' })
  return toWindow({ ...row, isCancelled: true }, now)
}

function toWindow({ id, note, beginsAt, endsAt, isCancelled }: WindowRow, now: Date): MaintenanceWindow {
  const status = isCancelled ? 'cancelled' : endsAt <= now ? 'over' : beginsAt <= now ? 'running' : 'planned'
  return { id, note, beginsAt: beginsAt.toISOString(), endsAt: endsAt.toISOString(), status }
}

/** When the sites of a company will be back, while they are worked on: all that is known at the door. */
export async function findBackAt(door: ReadTx, companyId: string, now: Date): Promise<Date | undefined> {
  const [running] = await door
    .select({ endsAt: maintenanceWindows.endsAt })
    .from(maintenanceWindows)
    .where(
      and(
        eq(maintenanceWindows.companyId, companyId),
        eq(maintenanceWindows.isCancelled, false),
        lte(maintenanceWindows.beginsAt, now),
        gt(maintenanceWindows.endsAt, now),
      ),
    )
    .orderBy(desc(maintenanceWindows.endsAt))
    .limit(1)
  return running?.endsAt
}
