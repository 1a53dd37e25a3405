export { eraseRequestsOf } from './erase-requests.ts'
