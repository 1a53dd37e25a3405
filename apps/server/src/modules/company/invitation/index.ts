export { eraseInvitationsTo, forgetGroup, forgetRole, isRoleInvited } from './forget.ts'
export { findOpenInvitation, requireRoomForStandard } from './internal.ts'
