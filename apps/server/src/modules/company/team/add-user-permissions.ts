import type { permissions } from '@coverwright/contract/company/permissions'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { marksOf, replacePermissions } from './permissions.ts'

export const addUserPermissions: HandlerOf<typeof permissions, 'addUserPermissions'> = async (
  { tx, grants, audit },
  { id, permissions: added },
) => {
  const granted = await grants
  const { before, after } = await replacePermissions(tx, id, granted, (held) => [...held, ...added])
  await audit(id, { from: before, to: after })
  return marksOf(after, granted)
}
