export { findOperator, findOperatorId, isLicenceTaken, isNameTaken } from './at-the-door.ts'
export {
  createCompany,
  findReplyTo,
  getOwnCompany,
  getOwnCompanyRow,
  lockOwnCompany,
  setListing,
  setThemeColour,
  toCompany,
} from './internal.ts'
export { isDeactivated } from './is-deactivated.ts'
export { isTrialOver } from './is-trial-over.ts'
export { type CompanyRow, companies } from './tables.ts'
export { toProfile } from './to-profile.ts'
