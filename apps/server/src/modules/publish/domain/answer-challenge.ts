import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { retryAfterSeconds } from '../../../platform/http/answer-errors.ts'
import { hostOf } from '../../../platform/http/hosts.ts'
import { tooMany } from '../../../platform/http/limit-pages.ts'
import type { Limits } from '../../../platform/http/limits.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { findProven } from './at-the-door.ts'
import { getDomainInCompany } from './internal.ts'

const path = '/.well-known/acme-challenge/'

/** What a certificate authority looks for under a name, on whichever server it happens to ask. */
export function answerChallenges(app: FastifyInstance, ways: WaysIn, limits: Limits) {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const found = await find(ways, hostOf(request), request.url.slice(path.length))
    if (found === undefined) limits.noteGuess(request)
    await reply
      .code(found ? 200 : 404)
      .type('text/plain')
      .send(found ?? 'Nothing is asked for here')
  }
  // With a callback: every request of the studio's passes here.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(path)) done()
    // Each name is looked for in the database, and anybody can ask for any.
    else if (!limits.ofPages(request) || !limits.ofGuessers(request)) tooMany(reply)
    // Whoever asks comes again where the database has no place: that nothing is asked for would be a lie.
    else void answer(request, reply).catch(() => reply.code(503).header('retry-after', retryAfterSeconds).send())
  })
}

async function find(ways: WaysIn, name: string, token: string): Promise<string | undefined> {
  const proven = await ways.door((tx) => findProven(tx, name))
  if (!proven) return undefined
  const { challengeToken, challengeAnswer } = await ways.read(proven.companyId, (tx) =>
    getDomainInCompany(tx, proven.id),
  )
  return challengeToken === token ? (challengeAnswer ?? undefined) : undefined
}
