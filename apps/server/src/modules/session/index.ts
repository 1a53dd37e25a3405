export { countFailure } from './count-failure.ts'
export { endSessions } from './end-sessions.ts'
export { eraseSessionsOf } from './erase-sessions.ts'
