import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'

const shown = { nowPage: 1, pageSize: 20 } as const

export const useNotifications = () => useQuery(queries.message.listNotifications({}, shown))

/** Undefined while it is not known: nothing unread is something else. */
export function useUnreadCount(): number | undefined {
  const paging = { nowPage: 1, pageSize: 1 } as const
  const unread = useQuery(queries.message.listNotifications({ isUnread: true }, paging))
  return unread.data?.total
}

/** With no ids: all of one's own. What fails is seen by the pip that stays. */
export function useMarkRead() {
  const [isBusy, setBusy] = useState(false)
  const run = (ids: readonly string[]) => {
    setBusy(true)
    void acts.message
      .markRead({ ids: [...ids] })
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return { isBusy, run }
}
