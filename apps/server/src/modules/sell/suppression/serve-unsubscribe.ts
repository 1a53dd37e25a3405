import { letterIn } from '@coverwright/domain/sell/letter/letter'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Tokens } from '../../../platform/auth/tokens.ts'
import { escaped } from '../../../platform/http/escaped.ts'
import { plainPage, plainPageHeaders } from '../../../platform/http/plain-page.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { findSuppression, suppress } from './internal.ts'
import { readUnsubscribeTicket, unsubscribePath } from './unsubscribe-link.ts'

interface UnsubscribeRoute {
  readonly Params: { readonly ticket: string }
}

interface Said {
  readonly title: string
  readonly text: string
  /** Of the button; none where nothing is left to be done. */
  readonly press?: string
}

/**
 * What a mail's link and its head (RFC 8058) lead to. To look changes nothing, for programs open every link of a mail; to
 * post does it, by the button or by a mail program, without script, as often as it comes.
 */
export function serveUnsubscribe(app: FastifyInstance, ways: WaysIn, tokens: Tokens) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Whatever a mail program sends along, in whichever form: the address says everything.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))

    const route = `${unsubscribePath}/:ticket`
    scope.get<UnsubscribeRoute>(route, { schema: { hide: true } }, async ({ params }, reply) => {
      const ticket = readUnsubscribeTicket(tokens, params.ticket)
      const { tag, say } = letterIn(ticket?.language ?? 'en_uk')
      if (!ticket) return send(reply.code(404), tag, over(say))
      const { name: company } = await ways.read(ticket.companyId, getOwnCompanyRow)
      return send(reply, tag, {
        title: say('No more advertising?'),
        text: say(
          'You then get no more reminders and offers from {company} by email. What concerns a policy of yours is sent all the same.',
          { company },
        ),
        press: say('Unsubscribe'),
      })
    })

    scope.post<UnsubscribeRoute>(route, { schema: { hide: true }, bodyLimit: 4000 }, async ({ params }, reply) => {
      const ticket = readUnsubscribeTicket(tokens, params.ticket)
      const { tag, say } = letterIn(ticket?.language ?? 'en_uk')
      if (!ticket) return send(reply.code(404), tag, over(say))
      const { companyId, addressHash } = ticket
      const noted = await ways.read(companyId, (tx) => findSuppression(tx, addressHash))
      if (noted?.origin !== 'unsubscribed')
        await ways.enter({ companyId, memberId: companyId }, async (tx, audit) => {
          const { id } = await suppress(tx, { addressHash, origin: 'unsubscribed' })
          await audit(id, { origin: 'unsubscribed' })
        })
      const { name: company } = await ways.read(companyId, getOwnCompanyRow)
      return send(reply, tag, {
        title: say('You are unsubscribed'),
        text: say('You get no more reminders and offers from {company} by email.', { company }),
      })
    })
  })
}

const over = (say: ReturnType<typeof letterIn>['say']): Said => ({
  title: say('Link expired'),
  text: say('Ask whoever insures you for a new one.'),
})

const send = (reply: FastifyReply, language: string, { title, text, press }: Said) =>
  reply.headers({ ...plainPageHeaders([]), 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }).send(
    plainPage({
      language,
      title,
      content: `<h1>${escaped(title)}</h1><p>${escaped(text)}</p>${
        press === undefined ? '' : `<form method="post"><button>${escaped(press)}</button></form>`
      }`,
      isNarrow: true,
    }),
  )
