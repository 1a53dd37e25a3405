import { member } from '@coverwright/contract/call'
import { liveStreamPath, liveWindowHeader } from '@coverwright/contract/reach/message'
import { AppError, fail } from '@coverwright/domain/errors'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { z } from 'zod'
import { bearerOf, type Fences, guard } from '../auth/guard.ts'
import { withMember } from '../database/with-tenant.ts'
import type { Audience, Live } from './create-live.ts'
import { streamTo } from './stream-to.ts'

/** A browser asks again after this long, with the token it has by then. */
const streamMs = 15 * 60_000

/** Told when a window's stream has ended: a tab that was killed cannot say so itself. */
type OnGone = (who: Audience, window: string) => Promise<void>

/** Server-sent events for a signed-in member, fenced like a call. */
export function registerStream(app: FastifyInstance, live: Live, pool: Pool, fences: Fences, onGone: OnGone) {
  app.get(
    liveStreamPath,
    { schema: { hide: true }, onRequest: guard(fences, { access: member }, liveStreamPath) },
    async (request, reply) => {
      const bearer = bearerOf(request)
      // News is for people at their screens.
      if ('keyId' in bearer || 'appMemberId' in bearer) throw new AppError('not-allowed')
      const isSignedIn = () =>
        withMember(pool, { ...bearer, mode: 'read only' }, async (_tx, admission) => (await admission) !== undefined)
      if (!(await isSignedIn())) fail('not-signed-in')
      const window = z.uuid().safeParse(request.headers[liveWindowHeader]).data
      const { companyId, memberId } = bearer
      streamTo(reply, live, bearer, {
        until: new Date(Date.now() + streamMs),
        // Where it cannot be asked, the end of the stream comes as it would have.
        mayGoOn: () => isSignedIn().catch(() => true),
        // A server that is stopping has no database left to say it to; those who fall silent are forgotten anyway.
        onEnd: () => void (window && onGone({ companyId, memberId }, window).catch(() => undefined)),
      })
    },
  )
  app.addHook('preClose', () => live.close())
}
