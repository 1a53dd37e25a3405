import { useQueryClient } from '@tanstack/react-query'
import { sayFailed } from '../../../framework/toast/toasts.tsx'

export const contactKey = ['contact', 'listContacts'] as const

export function useContactChange() {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: contactKey })
  return { refresh, act: (work: () => Promise<unknown>) => void work().then(refresh, sayFailed) }
}
