export { getThankYou, type ThankYou } from './get-thank-you.ts'
export { issuePolicy } from './issue-policy.ts'
export { policyJobs } from './make-documents.ts'
export { policies } from './tables.ts'
