export { erasePersonFromNotifications } from './erase-person.ts'
export { notifyLeaders } from './notify-leaders.ts'
export { notifyMember } from './notify-member.ts'
export { standardNotifications } from './standard-notifications.ts'
