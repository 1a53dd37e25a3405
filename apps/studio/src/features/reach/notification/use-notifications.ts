import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../core/wire/client.ts'

/** The live stream refreshes whatever begins with this. */
const listKey = ['message', 'listNotifications'] as const
const shown = { nowPage: 1, pageSize: 20 } as const

export const useNotifications = () =>
  useQuery({ queryKey: [...listKey, {}, shown], queryFn: () => client.message.listNotifications({}, shown) })

/** Undefined while it is not known: nothing unread is something else. */
export function useUnreadCount(): number | undefined {
  const paging = { nowPage: 1, pageSize: 1 } as const
  const unread = useQuery({
    queryKey: [...listKey, { isUnread: true }, paging],
    queryFn: () => client.message.listNotifications({ isUnread: true }, paging),
  })
  return unread.data?.total
}

/** With no ids: all of one's own. */
export function useMarkRead() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[]) => client.message.markRead({ ids: [...ids] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: listKey }),
  })
}
