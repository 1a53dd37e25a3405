import { languages } from '@coverwright/domain/base/language/language'
import { certificateName } from '@coverwright/domain/build/product/paperwork'
import { AppError, errors, fail } from '@coverwright/domain/errors'
import { letterIn, writtenTo } from '@coverwright/domain/sell/letter/letter'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Files } from '../../../platform/files/files.ts'
import { escaped } from '../../../platform/http/escaped.ts'
import { linkTo } from '../../company/file/index.ts'
import { getRelease } from '../../publish/release/index.ts'
import { type Checkout, findVoucherBack, startInstalmentPayment } from '../payment/index.ts'
import {
  cancellableUntil,
  certificateLink,
  findPolicy,
  instalmentsOf,
  isMadeWhenOpened,
  isMailedTo,
  makeCertificate,
  type PolicyLinks,
  type PolicyTicket,
  readPolicyTicket,
} from '../policy/index.ts'
import { cancelByCode, sendCancelCode } from './cancel-by-code.ts'
import { pageHeaders, pageHtml } from './page-html.ts'
import { documentPage, policyPage, type ShownPolicy } from './policy-page.ts'

interface PolicyRoute {
  readonly Params: { readonly ticket: string }
  readonly Querystring: {
    readonly do?: string
    readonly document?: string
    readonly language?: string
    readonly cancel?: string
  }
}

interface PolicyPageServices extends PolicyLinks {
  readonly files: Files
}

const outcomes = { wrong: 'invalid', expired: 'expired' } as const

/** What a mailed link to a policy opens. The link is the key: there is no account, no cookie and no script. */
export function servePolicyPages(app: FastifyInstance, checkout: Checkout, { files, ...links }: PolicyPageServices) {
  const { ways, gateways, now } = checkout
  const origins = [gateways.test, gateways.stripe].flatMap((gateway) => gateway?.pageOrigin() ?? [])
  const send = (reply: FastifyReply, html: string) => reply.headers(pageHeaders(origins)).send(html)
  /** In English where it is not known whose link it was. */
  const gone = (reply: FastifyReply, letter = letterIn('en_uk')) => {
    const title = letter.say('Link expired')
    const advice = letter.say('Ask whoever insures you for a new one.')
    return send(reply.code(404), pageHtml(letter, title, `<h1>${escaped(title)}</h1><p>${escaped(advice)}</p>`))
  }

  const load = (ticket: PolicyTicket): Promise<ShownPolicy | undefined> =>
    ways.read(ticket.companyId, async (tx) => {
      const { policyId } = ticket
      const policy = await findPolicy(tx, policyId)
      if (!policy) return undefined
      const release = await getRelease(tx, policy)
      if (!(await isMailedTo(tx, ticket, policy, release.content))) return undefined
      const { letter, content } = writtenTo(policy, release.content)
      return {
        policy,
        written: release.content,
        letter,
        content,
        instalments: await instalmentsOf(tx, policyId),
        certificateUrl: await certificateLink(tx, policy, links, now()),
        cancellableUntil: cancellableUntil(policy, content, now()),
        voucherBack: await findVoucherBack(tx, policy, now()),
      }
    })

  /** Made now where it was not made when it was sold. */
  const openCertificate = async ({ companyId, policyId }: PolicyTicket, shown: ShownPolicy): Promise<string | null> => {
    if (shown.policy.certificateFileId) return shown.certificateUrl
    if (!(await ways.read(companyId, (tx) => isMadeWhenOpened(tx, shown.policy)))) return null
    await ways.count(companyId, (tx) => makeCertificate(tx, files, { policyId, actorId: companyId, now: now() }))
    return ways.read(companyId, async (tx) => {
      const policy = await findPolicy(tx, policyId)
      return policy?.certificateFileId ? certificateLink(tx, policy, links, now()) : null
    })
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )

    scope.get<PolicyRoute>('/my/:ticket', { schema: { hide: true } }, async ({ params, query }, reply) => {
      const ticket = await readPolicyTicket(links, params.ticket)
      const shown = ticket && (await load(ticket))
      if (!shown) return gone(reply)
      if (!query.document) return send(reply, policyPage({ ...shown, isCodeAsked: query.cancel !== undefined }))
      if (query.document === certificateName) {
        const certificateUrl = await openCertificate(ticket, shown)
        return certificateUrl
          ? reply.code(303).header('location', certificateUrl).send()
          : send(reply, policyPage(shown))
      }
      const language = languages.find((each) => each === query.language)
      const read = language ? { ...shown, ...writtenTo({ language }, shown.written) } : shown
      const file = read.content.body.documents.find(({ name }) => name === query.document)?.file
      if (file) {
        const { url } = await linkTo({ companyId: ticket.companyId, id: file.id }, links.tokens, now())
        return reply.code(303).header('location', url).send()
      }
      const page = documentPage(read, query.document)
      return page ? send(reply, page) : gone(reply, shown.letter)
    })

    scope.post<PolicyRoute>('/my/:ticket', { schema: { hide: true }, bodyLimit: 1000 }, async (request, reply) => {
      const ticket = await readPolicyTicket(links, request.params.ticket)
      const shown = ticket && (await load(ticket))
      if (!ticket || !shown) return gone(reply)
      const own = `/my/${request.params.ticket}`
      try {
        const isCancelling = request.query.do === 'code' || request.query.do === 'cancel'
        if (isCancelling && !shown.cancellableUntil)
          fail(shown.policy.state === 'issued' ? 'policy.too-late' : 'policy.not-in-force')
        if (request.query.do === 'code') {
          await sendCancelCode(ways, shown, now())
          return reply.code(303).header('location', `${own}?cancel`).send()
        }
        if (request.query.do === 'cancel') {
          const code = request.body instanceof URLSearchParams ? (request.body.get('code') ?? '') : ''
          const outcome = await cancelByCode(ways, shown, code, now())
          const codeProblem = outcome === 'right' ? undefined : errors[`session.code-${outcomes[outcome]}`].message
          if (codeProblem) return send(reply.code(409), policyPage({ ...shown, isCodeAsked: true, codeProblem }))
        }
        const overdue = shown.instalments.find(({ state }) => state === 'overdue')
        // Pressed on a page from before it was paid.
        if (request.query.do === 'pay' && !overdue && shown.policy.state === 'issued') fail('application.issued')
        if (request.query.do === 'pay' && overdue) {
          const backUrl = `${links.publicUrl}${own}`
          const { companyId } = ticket
          const { url } = await startInstalmentPayment(checkout, { companyId, instalmentId: overdue.id, backUrl })
          return reply.code(303).header('location', url).send()
        }
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return send(reply.code(409), policyPage(shown, errors[error.code].message))
      }
      return reply.code(303).header('location', own).send()
    })
  })
}
