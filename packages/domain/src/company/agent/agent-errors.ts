import { messages } from '../../messages.ts'

export const agentErrors = {
  'agent.not-found': { status: 404, message: 'The agent could not be found!' },
  'agent.code-taken': { status: 409, message: messages.alreadyExists },
  'agent.email-taken': { status: 409, message: messages.alreadyExists },
  'agent.already-activated': { status: 409, message: 'The agent is active already.' },
  'agent.already-deactivated': { status: 409, message: 'The agent is inactive already.' },
} as const
