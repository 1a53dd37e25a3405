export { findOperator, isLicenceTaken, isNameTaken } from './at-the-door.ts'
export { createCompany, getOwnCompany, lengthenTrial, lockOwnCompany, setListing, setThemeColour } from './internal.ts'
export { isTrialOver } from './is-trial-over.ts'
