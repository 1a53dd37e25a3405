export { erasePersonFromNotifications } from './erase-person.ts'
export { notifyMember } from './notify-member.ts'
