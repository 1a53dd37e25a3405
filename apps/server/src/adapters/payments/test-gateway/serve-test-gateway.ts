import type { FastifyInstance, FastifyReply } from 'fastify'
import { plainPageHeaders } from '../../../platform/http/plain-page.ts'
import type { TestGateway } from './create-test-gateway.ts'
import { authenticationPage, paidPage, payPage, pendingPage } from './hosted-page.ts'
import type { Session } from './ledger.ts'
import { checkCard, shownExpiry } from './read-card.ts'
import { cardOf } from './test-cards.ts'

interface PayRoute {
  readonly Params: { readonly ticket: string }
  readonly Querystring: { readonly do?: string }
}

/** The gateway's own pages. They set no cookie, run no script and log nothing of what is typed. */
export function serveTestGateway(app: FastifyInstance, gateway: TestGateway, now: () => Date) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    scope.get<PayRoute>('/pay/:ticket', { schema: { hide: true } }, async ({ params }, reply) => {
      const session = await gateway.pages.session(params.ticket)
      return session ? show(reply, session) : gone(reply)
    })

    scope.post<PayRoute>('/pay/:ticket', { schema: { hide: true }, bodyLimit: 10_000 }, async (request, reply) => {
      const session = await gateway.pages.session(request.params.ticket)
      if (!session) return gone(reply)
      if (request.query.do === 'cancel') await gateway.pages.cancel(session)
      else if (request.query.do) await gateway.pages.authenticate(session, request.query.do === 'confirm')
      else if (session.state === 'open') {
        const typed = { ...(request.body as Record<string, string>) }
        const problems = checkCard(typed, now())
        const card = cardOf(typed['number'] ?? '')
        if (problems.length > 0 || !card) return send(reply.code(422), session, payPage(session, problems, typed))
        const { number = '', expiry = '' } = typed
        await gateway.pages.useCard(session, { number, expiry: shownExpiry(expiry) }, card)
      }
      // Asking for the page anew shows what became of it, and sending the form again pays nothing again.
      return reply.code(303).header('location', `/pay/${request.params.ticket}`).send()
    })
  })
}

const pages = {
  open: (session: Session) => payPage(session, [], { ...session.payer }),
  authenticating: authenticationPage,
  pending: pendingPage,
  paid: paidPage,
}

/** What failed or was left is over here: the shop says the rest. */
const show = (reply: FastifyReply, session: Session) =>
  session.state === 'failed' || session.state === 'closed'
    ? reply.code(303).header('location', session.returnUrl).send()
    : send(reply, session, pages[session.state](session))

const send = (reply: FastifyReply, session: Session, html: string) =>
  reply
    .headers({
      // Its forms go to itself and, when it is over, back to the shop.
      ...plainPageHeaders([new URL(session.returnUrl).origin], session.look ?? undefined),
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      // What was typed must not be in a cache, nor come back with the back button.
      'cache-control': 'no-store',
    })
    .send(html)

const gone = (reply: FastifyReply) =>
  reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .header('content-security-policy', "default-src 'none'")
    .send('This payment page does not exist.')
