export { findMessages } from './find-messages.ts'
export { sendMail, sendSms } from './send.ts'
