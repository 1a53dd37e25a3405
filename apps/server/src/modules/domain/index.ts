export { answerChallenges } from './answer-challenge.ts'
export { mayAnswerAt } from './at-the-door.ts'
export { type CertificateServices, domainJobs } from './handle-jobs.ts'
export { serveCertificates } from './serve-certificates.ts'
