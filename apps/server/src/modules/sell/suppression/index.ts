export { serveUnsubscribe } from './serve-unsubscribe.ts'
