import { CsvFile } from '@coverwright/domain/build/data-source/data-source'
import {
  AgentRefOfTerms,
  AgentTerms,
  AgentTermsForm,
  AgentTermsRef,
} from '@coverwright/domain/sell/commission/agent-terms'
import {
  CommissionEntry,
  CommissionFilter,
  CommissionStatement,
  StatementForm,
} from '@coverwright/domain/sell/commission/commission'
import { z } from 'zod'
import { call, can, group, reads } from '../call.ts'

/** What sellers earned with live sales and had to give back. It is paid by hand. */
export const commission = group('commission', {
  listEntries: call({
    access: reads('channels'),
    isLive: true,
    paged: ['bookedAt'],
    input: CommissionFilter,
    output: CommissionEntry,
    errors: ['channel.not-found', 'agent.not-found'],
  }),
  /** By month and seller. */
  listStatements: call({
    access: reads('channels'),
    isLive: true,
    paged: ['month'],
    input: CommissionFilter,
    output: CommissionStatement,
    errors: ['channel.not-found', 'agent.not-found'],
  }),
  /** Line by line, for a month. */
  downloadStatement: call({
    access: reads('channels'),
    isLive: true,
    input: StatementForm,
    output: CsvFile,
    errors: ['channel.not-found', 'agent.not-found', 'commission.too-many-lines'],
  }),
  /** What an agent earns: for all products first, then by the name of the product. */
  listAgentTerms: call({
    access: reads('channels'),
    input: AgentRefOfTerms,
    output: z.array(AgentTerms),
    errors: ['agent.not-found'],
  }),
  /** For customers whose application begins from now on. */
  setAgentTerms: call({
    access: can('manage-channels'),
    audit: true,
    isForReaders: true,
    input: AgentTermsForm,
    output: AgentTerms,
    errors: ['agent.not-found', 'product.not-found', 'commission.too-many-terms'],
  }),
  removeAgentTerms: call({
    access: can('manage-channels'),
    audit: true,
    isForReaders: true,
    input: AgentTermsRef,
    output: z.null(),
    errors: ['agent.not-found', 'product.not-found'],
  }),
})
