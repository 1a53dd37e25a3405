// Written by `npm run gather` from packages/domain/src/*/*/*-messages.ts: do not edit.
import { agentMessages } from './company/agent/agent-messages.ts'

/** What the nouns tell people, by its code. */
export const nounMessages = { ...agentMessages } as const
