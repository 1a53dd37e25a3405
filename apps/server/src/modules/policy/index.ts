export { inWords } from './certificate-facts.ts'
export { collectInstalment, collectOn } from './collect-instalment-job.ts'
export { cancellableUntil } from './cooling-off.ts'
export { getThankYou, type ThankYou } from './get-thank-you.ts'
export { certificateLink, findPolicy, instalmentsOf, lockPolicy, savePolicy } from './internal.ts'
export { issuePolicy } from './issue-policy.ts'
export { policyJobs } from './make-documents.ts'
<<<<<<< HEAD
export { policies } from './tables.ts'
=======
export { type PolicyLinks, PolicyTicket, policyLink } from './policy-link.ts'
export { sendPolicyMail } from './policy-mail.ts'
export { cancelInstalments, instalmentFailed, instalmentPaid, lockInstalment, todayOf } from './settle-instalment.ts'
export { type InstalmentRow, instalments, type PolicyRow, policies } from './tables.ts'
>>>>>>> selling-next
