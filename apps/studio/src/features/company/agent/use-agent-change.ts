import { useQueryClient } from '@tanstack/react-query'
import { sayFailed } from '../../../framework/toast/toasts.tsx'

export const agentKey = ['agent', 'listAgents'] as const

export function useAgentChange() {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: agentKey })
  return { refresh, act: (work: () => Promise<unknown>) => void work().then(refresh, sayFailed) }
}
