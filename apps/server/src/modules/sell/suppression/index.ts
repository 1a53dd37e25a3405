export { isSuppressed } from './internal.ts'
export { serveUnsubscribe } from './serve-unsubscribe.ts'
export { unsubscribeLink } from './unsubscribe-link.ts'
