export { mayAskRegistered, mayMail, mayMailFrom, mayMailFromShop } from './may-mail.ts'
export { attemptSweeps } from './sweep-attempts.ts'
export { type Attempt, forgetAttempt, forgetAttemptsAt, giveBack, takeAttempts } from './take-attempts.ts'
