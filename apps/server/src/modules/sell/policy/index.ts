export { readCertificateFacts } from './certificate.ts'
export { collectedAt, collectInstalment, collectOn, instalmentSweeps } from './collect-instalment-job.ts'
export { cancellableUntil } from './cooling-off.ts'
export { countPolicies, findPolicyByNumber } from './find-by-number.ts'
export { findPolicies } from './find-policies.ts'
export { getThankYou, thankYouFor } from './get-thank-you.ts'
export { hasBought } from './has-bought.ts'
export { insuredOf } from './insured-of.ts'
export {
  certificateLink,
  findPolicy,
  findPolicyOfApplication,
  instalmentsOf,
  isMadeWhenOpened,
  lockPolicy,
  savePolicy,
} from './internal.ts'
export { type IssuedPolicy, issuePolicy } from './issue-policy.ts'
export { makeCertificate, policyJobs } from './make-documents.ts'
export { makeDocuments } from './make-documents-job.ts'
export { policyFacts } from './policy-facts.ts'
export {
  deskLife,
  isMailedTo,
  type PolicyLinks,
  type PolicyTicket,
  policyLink,
  readPolicyTicket,
} from './policy-link.ts'
export { policyWords } from './say-policy.ts'
export { sayVoucherBack } from './say-voucher-back.ts'
export { sentDocuments } from './sent-documents.ts'
export { cancelInstalments, instalmentFailed, instalmentPaid, lockInstalment, todayOf } from './settle-instalment.ts'
export {
  type CorrectionRow,
  type InstalmentRow,
  instalments,
  type PolicyRow,
  policies,
  policyCorrections,
} from './tables.ts'
