import type { Session } from '../session/session-store.ts'
import type { Visitor } from './decide.ts'

export const visitorOf = ({ tokens, accountData, permissionList }: Session): Visitor => ({
  isSignedIn: tokens !== null,
  roleList: permissionList.roleList,
  requestList: permissionList.requestList,
  paymentMode: accountData?.paymentMode,
  businessType: accountData?.businessType,
})
