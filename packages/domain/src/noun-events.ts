// Written by `npm run gather` from packages/domain/src/*/*/*-events.ts: do not edit.
import { agentEvents } from './company/agent/agent-events.ts'

/** What can happen to the nouns, by its type. */
export const nounEvents = { ...agentEvents } as const
