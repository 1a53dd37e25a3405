import { urlOfPermission } from '@coverwright/domain/permission-url'
import type { Permission } from '@coverwright/domain/permissions'
import { useSession } from '../../app/session/session.ts'

/** Whether to offer it; the server decides. */
export const useMay = (permission: Permission) =>
  useSession(({ permissionList }) => permissionList.requestList.some(({ url }) => url === urlOfPermission(permission)))
