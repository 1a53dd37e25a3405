export { acceptDeclarations, type Declared, declare } from './accept-declarations.ts'
export { changeApplication } from './change-application.ts'
export { changeMedia, type MediaChange } from './change-media.ts'
export type { SaidReminder } from './changed-reminder.ts'
export { dropCode } from './drop-code.ts'
export { expireApplication } from './expire-application-job.ts'
export {
  boughtExpiryFrom,
  endApplication,
  expiryFrom,
  findApplication,
  isBought,
  type JourneyWrite,
  lockApplication,
  lockApplicationById,
  overAt,
  saveApplication,
} from './internal.ts'
export { keepFetched } from './keep-fetched.ts'
export { keepLanguage } from './keep-language.ts'
export type { SentBy } from './origin-of.ts'
export { paymentGivenUp } from './payment-given-up.ts'
export { type MediaFile, prepareMedia } from './prepare-media.ts'
export { removeItem } from './remove-item.ts'
export { findKeptApplication, reopenApplication } from './reopen-application.ts'
export {
  keptFrom,
  type ResumeLinks,
  readResumeTicket,
  resumeLink,
  resumePath,
} from './resume-link.ts'
export { saveAnswers } from './save-answers.ts'
export { type StartedApplication, startApplication } from './start-application.ts'
export { type ApplicationRow, applications } from './tables.ts'
export { takePromoCode } from './take-promo-code.ts'
