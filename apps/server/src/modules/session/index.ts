export { endSessions } from './end-sessions.ts'
export { eraseSessionsOf } from './erase-sessions.ts'
