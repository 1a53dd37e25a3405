export { agreementJobs } from './handle-jobs.ts'
export { keepFilledContract } from './keep-filled-contract.ts'
export { countPages } from './pdf/pdf-tasks.ts'
export { agreements } from './tables.ts'
