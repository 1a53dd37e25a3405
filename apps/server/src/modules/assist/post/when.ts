import { fail } from '@coverwright/domain/errors'
import { localTimeAt, resolveLocalTime } from '@coverwright/domain/publish/release/local-time'
import { and, eq, gte, inArray, lt, ne } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { type PostAccountRow, type PostRow, posts } from './tables.ts'

interface When {
  readonly localTime: string | null
  readonly takesSecond: boolean
}

/** Which moment a time on the company's clocks is; null where none was said. */
export function momentOf({ localTime, takesSecond }: When, timeZone: string, now: Date): Date | null {
  if (localTime === null) return null
  const resolved = readTime(localTime, timeZone) ?? fail('post.in-the-past', { localTime: 'Enter a date and a time' })
  const at = resolved.kind === 'doubled' && takesSecond ? resolved.second : resolved.at
  return at > now ? at : fail('post.in-the-past', { localTime: 'Choose a time that is still to come.' })
}

function readTime(localTime: string, timeZone: string) {
  try {
    return resolveLocalTime(localTime, timeZone)
  } catch {
    return undefined
  }
}

const counted = ['scheduled', 'publishing', 'unknown', 'published'] as const

/** An account has so many posts on one day of the company's, and no more. Asked while the account is locked. */
export async function requireRoom(
  tx: WriteTx,
  { id: accountId, postsOfDay }: PostAccountRow,
  { id, at, timeZone }: Pick<PostRow, 'id'> & { readonly at: Date; readonly timeZone: string },
): Promise<void> {
  const day = localTimeAt(at, timeZone).slice(0, 10)
  const next = new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  const beginOf = (one: string) => resolveLocalTime(`${one}T00:00`, timeZone).at
  const many = await tx.$count(
    posts,
    and(
      eq(posts.accountId, accountId),
      gte(posts.scheduledAt, beginOf(day)),
      lt(posts.scheduledAt, beginOf(next)),
      inArray(posts.state, [...counted]),
      ne(posts.id, id),
    ),
  )
  if (many >= postsOfDay) fail('post.day-full')
}
