export { countFailure } from './count-failure.ts'
export { endAllSessions, endSessions } from './end-sessions.ts'
export { eraseSessionsOf } from './erase-sessions.ts'
export { openSession, trustDevice } from './open-session.ts'
