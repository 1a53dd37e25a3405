import { type Typed, trapField } from '@coverwright/blocks/agent-page/contact-form'
import { cardPath } from '@coverwright/blocks/agent-page/page-parts'
import { usualBrand } from '@coverwright/blocks/agent-page/page-style'
import { canBeKept, notKept } from '@coverwright/domain/kept-text'
import { LeadForm } from '@coverwright/domain/sell/agent-page/agent-page'
import { vcardOf } from '@coverwright/domain/sell/agent-page/vcard'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { plainPage, plainPageHeaders } from '../../../platform/http/plain-page.ts'
import { sendPrepared } from '../../../platform/http/send-prepared.ts'
import { contactPath, hasForm, pageHeaders, sentPath } from '../agent-page/index.ts'
import type { AgentSite } from './agent-sites.ts'
import { showBackSoon } from './back-soon.ts'
import { isVisit } from './count-answer.ts'
import { iconPath } from './page-path.ts'
import { isSameOrigin } from './same-origin.ts'
import { isToBeSecured, secure } from './secure.ts'
import { sendCompanyIcon } from './send-icon.ts'
import { fieldsOf, privately, type SiteServices } from './site-request.ts'

/** Everything that the home page of an agent answers. */
export async function answerAgentPage(
  services: SiteServices,
  site: AgentSite,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (isToBeSecured(request, site)) return secure(services, request, reply, site)
  if (site.backAt) return showBackSoon(reply, site.backAt, services.now())
  const [path = '/'] = request.url.split('?', 1)
  if (request.method === 'POST')
    return path === contactPath && hasForm(site.page) ? takeLead(services, site, request, reply) : nothing(reply)
  switch (path) {
    case '/': {
      const { file, headers } = await services.agentSites.prepare(site)
      if (isVisit(request)) services.visits.note(site)
      return sendPrepared(request, reply.headers(headers), file)
    }
    case sentPath:
      return showAnswer(services, site, reply, { isSent: true })
    case cardPath:
      return reply
        .headers({ 'content-disposition': 'attachment; filename="contact.vcf"', 'x-content-type-options': 'nosniff' })
        .type('text/vcard; charset=utf-8')
        .send(vcardOf({ ...site.page, address: `${services.originOf(site)}/` }))
    case iconPath:
      reply.header('cache-control', 'public, max-age=3600').header('x-content-type-options', 'nosniff')
      return sendCompanyIcon(services, reply, site, {
        brand: site.page.design.look.brand ?? site.page.brand ?? usualBrand,
        name: site.page.name,
      })
    default:
      return nothing(reply)
  }
}

async function takeLead(services: SiteServices, site: AgentSite, request: FastifyRequest, reply: FastifyReply) {
  if (!isSameOrigin(request)) return privately(reply).code(403).type('text/plain').send('From another site')
  const fields = fieldsOf(request)
  const value = (name: string) => fields.get(name)?.slice(0, 5000) ?? ''
  const values = { name: value('name'), email: value('email'), phone: value('phone'), message: value('message') }
  const refuse = (status: number, problems: Typed['problems']) =>
    showAnswer(services, site, reply.code(status), { typed: { values, problems } })

  const unkept = Object.entries(values).flatMap(([name, text]) => (canBeKept(text) ? [] : [[name, notKept]]))
  if (unkept.length > 0) return refuse(422, Object.fromEntries(unkept))
  const { data, error } = LeadForm.safeParse(values)
  // Of several about one field the first is said.
  if (!data)
    return refuse(
      422,
      Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [path.join('.'), message])),
    )
  const isProgram = value(trapField) !== ''
  const isTaken =
    isProgram || (services.limits.ofSteps(request) && (await services.sale.leaveLead(site, data, request.ip)))
  if (!isTaken) return refuse(429, { form: 'Too much was sent from here. Try again later, or reach me another way.' })
  return privately(reply).redirect(sentPath, 303)
}

const showAnswer = (
  services: SiteServices,
  site: AgentSite,
  reply: FastifyReply,
  showing: Parameters<SiteServices['agentSites']['answer']>[1],
) =>
  privately(reply)
    .headers(pageHeaders(site.page))
    .type('text/html; charset=utf-8')
    .send(services.agentSites.answer(site, showing))

const nothing = (reply: FastifyReply) => reply.code(404).headers(plainPageHeaders()).send(notFound)

const notFound = plainPage({
  title: 'Page not found',
  isNarrow: true,
  content: '<h1>Page not found</h1><p><a href="/">Go to the home page</a></p>',
})
