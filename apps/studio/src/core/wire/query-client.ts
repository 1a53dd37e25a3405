import { CallError } from '@coverwright/contract/client'
import { QueryClient } from '@tanstack/react-query'

/** Query keys begin with group and call: `['message', 'listNotifications', input, paging]`. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refused call was answered: asking again brings the same. Time-outs are asked about in their own dialog.
      retry: (failures, error) => !(error instanceof CallError) && failures < 2,
    },
  },
})
