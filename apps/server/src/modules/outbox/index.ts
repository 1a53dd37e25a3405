export { erasePersonFromMessages } from './erase-person.ts'
export { findMessages } from './find-messages.ts'
export { sendMail } from './send.ts'
