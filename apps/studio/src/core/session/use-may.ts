import type { Permission } from '@coverwright/domain/permissions'
import { type ReadKind, readers } from '@coverwright/domain/readers'
import { hasAny } from '../screens/decide.ts'
import { useSession } from './session.ts'

/** Whether to offer it; the server decides. */
export const useMay = (permission: Permission) =>
  useSession(({ permissionList }) => hasAny(permissionList, [permission]))

export const useMayRead = (what: ReadKind) => useSession(({ permissionList }) => hasAny(permissionList, readers[what]))
