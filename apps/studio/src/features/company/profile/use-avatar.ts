import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../core/session/session.ts'
import { queries } from '../../../core/wire/queries.ts'
import { asOf } from '../../../core/wire/queries-of.ts'

/** Links to a picture live for minutes; it is asked for again before that. */
const refreshMs = 4 * 60_000

/** One's own picture, when there is one. */
export function useAvatar(): string | undefined {
  const fileId = useSession(({ accountData }) => accountData?.member.avatarFileId)
  const link = useQuery({
    ...asOf(queries.payment.getPassOrAvatar({}), fileId ?? null),
    enabled: Boolean(fileId),
    staleTime: refreshMs,
  })
  return link.data?.url
}
