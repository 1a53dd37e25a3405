import { useQueryClient } from '@tanstack/react-query'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { teamKey } from './queries.ts'

/** After a change everything about the team is looked at again. */
export function useTeamChange() {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: teamKey })
  return {
    refresh,
    /** Done at once; what fails is said. */
    act: (work: () => Promise<unknown>) => void work().then(refresh, sayFailed),
  }
}
