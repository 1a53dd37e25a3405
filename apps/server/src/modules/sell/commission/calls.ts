import type { commission } from '@coverwright/contract/sell/commission'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { listAgentTerms, removeAgentTerms, setAgentTerms } from './agent-terms.ts'
import { downloadStatement, listEntries, listStatements } from './list-commission.ts'

export const commissionCalls: HandlersOf<typeof commission> = {
  listEntries,
  listStatements,
  downloadStatement,
  listAgentTerms,
  setAgentTerms,
  removeAgentTerms,
}
