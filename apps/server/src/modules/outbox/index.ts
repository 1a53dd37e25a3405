export { erasePersonFromMessages } from './erase-person.ts'
export { findMessages } from './find-messages.ts'
export { sendMail, sendSms } from './send.ts'
export { sendToCustomer } from './send-to-customer.ts'
