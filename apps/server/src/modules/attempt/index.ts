export { mayAskRegistered, mayMail, mayMailFrom } from './may-mail.ts'
export { networkOf } from './network-of.ts'
export { attemptJobs } from './sweep-attempts.ts'
export { type Attempt, forgetAttempt, forgetAttemptsAt, giveBack, takeAttempts } from './take-attempts.ts'
