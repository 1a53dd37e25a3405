export { countFailure } from './count-failure.ts'
export { endAllSessions, endSessions } from './end-sessions.ts'
export { eraseSessionsOf } from './erase-sessions.ts'
