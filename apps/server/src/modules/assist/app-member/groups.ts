import type { appMember } from '@coverwright/contract/assist/app-member'
import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { toAppGroups } from './internal.ts'
import { type AppGroupRow, appGroups, appMembers } from './tables.ts'

export const listGroups: HandlerOf<typeof appMember, 'listGroups'> = async ({ tx }, { search }, paging) => {
  const { items, ...page } = await selectPage(tx, appGroups, contains(appGroups.name, search), paging)
  return { items: await toAppGroups(tx, items), ...page }
}

export const createGroup: HandlerOf<typeof appMember, 'createGroup'> = async ({ tx, audit }, { name }) => {
  await lockOwnCompany(tx)
  if ((await tx.$count(appGroups)) >= hubLimits.groups) return fail('app-group.too-many')
  const [row] = await tx.insert(appGroups).values({ name }).returning()
  if (!row) throw new Error('The group was not saved')
  await audit(row.id, { name })
  return one(tx, row)
}

export const renameGroup: HandlerOf<typeof appMember, 'renameGroup'> = async ({ tx, audit }, { id, name }) => {
  const [row] = await tx.update(appGroups).set({ name }).where(eq(appGroups.id, id)).returning()
  if (!row) return fail('app-group.not-found')
  await audit(id, { name })
  return one(tx, row)
}

export const deleteGroup: HandlerOf<typeof appMember, 'deleteGroup'> = async ({ tx, audit }, { id }) => {
  const row = (await selectRow(tx, appGroups, id, 'for update')) ?? fail('app-group.not-found')
  await tx.update(appMembers).set({ groupId: null }).where(eq(appMembers.groupId, id))
  await tx.delete(appGroups).where(eq(appGroups.id, id))
  await audit(id, { name: row.name, deleted: true })
  return null
}

async function one(tx: ReadTx, row: AppGroupRow) {
  const [group] = await toAppGroups(tx, [row])
  return group ?? fail('app-group.not-found')
}
