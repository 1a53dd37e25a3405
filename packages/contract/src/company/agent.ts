import { Agent, AgentChange, AgentFilter, AgentForm, AgentRef } from '@coverwright/domain/company/agent/agent'
import { AgentQuestion, FoundAgent } from '@coverwright/domain/company/agent/find-agent'
import { call, can, group, reads } from '../call.ts'

const managing = { access: can('manage-agents'), audit: true } as const

/** Agents of the company. */
export const agent = group('agent', {
  listAgents: call({
    access: reads('agents'),
    paged: ['name', 'email', 'code', 'state', 'createdAt'],
    input: AgentFilter,
    output: Agent,
  }),
  /** By the code that the agent quotes. */
  findAgent: call({ access: reads('agents'), input: AgentQuestion, output: FoundAgent }),
  createAgent: call({
    ...managing,
    input: AgentForm,
    output: Agent,
    errors: ['agent.code-taken', 'agent.email-taken'],
  }),
  updateAgent: call({
    ...managing,
    input: AgentChange,
    output: Agent,
    errors: ['agent.not-found', 'agent.code-taken', 'agent.email-taken'],
  }),
  activateAgent: call({
    ...managing,
    input: AgentRef,
    output: Agent,
    errors: ['agent.not-found', 'agent.already-activated'],
  }),
  deactivateAgent: call({
    ...managing,
    input: AgentRef,
    output: Agent,
    errors: ['agent.not-found', 'agent.already-deactivated'],
  }),
})
