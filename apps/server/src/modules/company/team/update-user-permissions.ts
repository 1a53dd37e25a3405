import type { permissions } from '@coverwright/contract/company/permissions'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { marksOf, replacePermissions } from './permissions.ts'

export const updateUserPermissions: HandlerOf<typeof permissions, 'updateUserPermissions'> = async (
  { tx, grants, audit },
  { id, permissions: wanted },
) => {
  const granted = await grants
  const { before, after } = await replacePermissions(tx, id, granted, () => wanted)
  await audit(id, { from: before, to: after })
  return marksOf(after, granted)
}
