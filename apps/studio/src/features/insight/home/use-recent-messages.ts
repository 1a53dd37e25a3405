import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../core/session/session.ts'
import { queries } from '../../../core/wire/queries.ts'

const paging = { nowPage: 1, pageSize: 6, orderBy: '-createdAt' } as const

/** The newest messages sent, for who may read them. */
export function useRecentMessages() {
  const mayRead = useSession(({ permissionList }) =>
    permissionList.requestList.some(({ url }) => url === 'read-outbox'),
  )
  const messages = useQuery({
    ...queries.outbox.listMessages({}, paging),
    enabled: mayRead,
  })
  return { mayRead, messages }
}
