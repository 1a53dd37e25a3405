export { mayAskRegistered, mayMail, mayMailFrom, mayMailFromShop } from './may-mail.ts'
export { attemptJobs } from './sweep-attempts.ts'
export { type Attempt, forgetAttempt, forgetAttemptsAt, giveBack, takeAttempts } from './take-attempts.ts'
