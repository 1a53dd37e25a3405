import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../core/session/session.ts'
import { client } from '../../../core/wire/client.ts'

/** Links to a picture live for minutes; it is asked for again before that. */
const refreshMs = 4 * 60_000

/** One's own picture, when there is one. */
export function useAvatar(): string | undefined {
  const fileId = useSession(({ accountData }) => accountData?.member.avatarFileId)
  const link = useQuery({
    queryKey: ['payment', 'getPassOrAvatar', fileId],
    queryFn: () => client.payment.getPassOrAvatar({}),
    enabled: Boolean(fileId),
    staleTime: refreshMs,
  })
  return link.data?.url
}
