import { declaredToBuy } from '@coverwright/domain/build/body/declaration'
import { branchStep, takenBranches } from '@coverwright/domain/build/flow/branch-step'
import type { Given } from '@coverwright/domain/build/flow/walk'
import { flowBlocksOf } from '@coverwright/domain/build/page/flow'
import type { Page } from '@coverwright/domain/build/page/page'
import type { StepAnswer } from '@coverwright/domain/build/page/page-view'
import { type SentForm, selectionIn } from '@coverwright/domain/sell/journey/form-fields'
import type { PagePlace } from '@coverwright/domain/sell/journey/journey-pages'
import { undeclared } from '@coverwright/domain/sell/journey/shown-page'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { askOthers } from './ask-others.ts'
import { endedPath } from './own-pages.ts'
import { pathOf } from './page-path.ts'
import type { KnownBuyer } from './sale/index.ts'
import { preparePage } from './show-page.ts'
import { privately, type SiteServices, type Visiting, wantsJson } from './site-request.ts'
import { type Taken, takeAnswers } from './take-answers.ts'
import { markSeen } from './visitor.ts'

/** One posted page of a journey: its fields are kept, then it leads on, or says what is wrong. */
export async function takeStep(
  services: SiteServices,
  request: FastifyRequest,
  reply: FastifyReply,
  visiting: Visiting,
  place: PagePlace,
  form: SentForm,
) {
  const { visitor, path } = visiting
  privately(reply)
  const isHidden = visitor.kind === 'idle' || visitor.kind === 'over'
  const taken: Taken = isHidden
    ? { location: endedPath }
    : await take(services, visiting, place, form, { hasScript: wantsJson(request), from: request.ip })
  notePassed(services, visiting, place, taken)
  if ('location' in taken) return leadTo(request, reply, taken.location)

  await markSeen(request, reply, services.tokens, taken.known)
  if ('problems' in taken) {
    if (wantsJson(request)) return reply.code(422).send({ problems: taken.problems } satisfies StepAnswer)
    // Never a page in answer to a post: going back to it later would ask to send the form again.
    return reply.redirect(`${path}?errors${taken.refused ? `=${taken.refused}` : ''}`, 303)
  }
  return wantsJson(request) ? reply.send(await nextPage(services, visiting, taken)) : reply.redirect(taken.next, 303)
}

interface Sent {
  readonly hasScript: boolean
  /** The network address of the sender. */
  readonly from: string
}

function take(
  services: SiteServices,
  visiting: Visiting,
  place: PagePlace,
  form: SentForm,
  { hasScript, from }: Sent,
): Promise<Taken> {
  const { page } = place
  switch (page.role) {
    case 'questions':
      return takeAnswers(services, visiting, place, form, hasScript)
    case 'plans':
      return takeSelection(services, visiting, page, form)
    case 'check':
      return takeDeclarations(services, visiting, page, form, from)
    case 'thank-you':
    case 'text':
    default:
      return Promise.resolve({ location: page.path })
  }
}

async function takeSelection(services: SiteServices, visiting: Visiting, page: Page, form: SentForm): Promise<Taken> {
  const { sale, now } = services
  const { visitor, release } = visiting
  if (visitor.kind !== 'buyer') return { location: '/' }
  const change = selectionIn(form, release.content.body.cover)
  const { selection } = await sale.previewPrices(visitor, change)
  if (selection.plan === null) return { problems: [{ field: 'plan', message: 'Choose a plan' }], known: visitor }
  const { decision } = await sale.priceApplication(visitor, change)
  const chosen = { ...visitor, buyer: { ...visitor.buyer, selection } }
  const today = release.todayAt(now())
  const isSettled = decision === 'accept' && form.get('go') !== 'price'
  const known = isSettled ? await askOthers(services, visiting, page, chosen) : chosen
  return { next: (isSettled && release.journey.after(page, { ...known.buyer, today })?.path) || page.path, known }
}

async function takeDeclarations(
  { sale, now, originOf }: SiteServices,
  { visitor, release, mount }: Visiting,
  page: Page,
  form: SentForm,
  from: string,
): Promise<Taken> {
  if (visitor.kind !== 'buyer') return { location: '/' }
  const { shell, body } = release.content
  const unfinished = release.journey.firstUnfinished(page, { ...visitor.buyer, today: release.todayAt(now()) })
  if (unfinished) return { location: unfinished.path }

  const given = declaredToBuy(body.declarations)
    .map(({ name }) => name)
    .filter((name) => form.get(name) === 'yes')
  const problems = undeclared(body.declarations, given)
  if (problems.length > 0) return { problems, known: visitor }
  const addressOf = (role: Page['role']) => `${originOf(mount)}${pathOf(shell.pages, role)}`
  const back = { returnUrl: addressOf('thank-you'), cancelUrl: addressOf('check') }
  const { url } = await sale.declareAndPay(visitor, { given, language: release.language, from }, back)
  return { location: url, isPassed: true }
}

/** Counts whoever leaves a page behind, and which way they took there; going from one item of it to the next is no step. */
function notePassed(
  { traffic, now }: SiteServices,
  { release, mount, visitor }: Visiting,
  { page }: PagePlace,
  left: Taken,
) {
  const buyer = 'known' in left ? left.known.buyer : 'buyer' in visitor ? visitor.buyer : undefined
  const isPassed = 'next' in left ? release.placeAt(left.next)?.page !== page : 'isPassed' in left
  if (!buyer || !isPassed) return
  const { companyId, mode } = mount
  const { productId } = release.content
  const taken = branchesAt(release, page, { ...buyer, today: release.todayAt(now()) })
  for (const step of [page.path, ...taken])
    traffic.noteStep({ companyId, mode, productId }, { applicationId: buyer.id, step })
}

const branchesAt = ({ content, journey }: Visiting['release'], page: Page, given: Given) =>
  flowBlocksOf(content.shell, { page: page.path }).some(({ kind }) => kind === 'condition')
    ? takenBranches(journey.walk(given).passed[page.path] ?? []).map(branchStep)
    : []

/** The page after this one as the browser needs it, saving it a second request. */
async function nextPage(
  services: SiteServices,
  visiting: Visiting,
  { next, known }: { readonly next: string; readonly known: KnownBuyer },
): Promise<StepAnswer> {
  const place = visiting.release.placeAt(next)
  if (!place) return { location: next }
  const prepared = await preparePage(services, { ...visiting, query: '', visitor: { kind: 'buyer', ...known } }, place)
  return 'location' in prepared ? prepared : { page: visiting.release.pageFor(place.page, prepared.visit) }
}

const leadTo = (request: FastifyRequest, reply: FastifyReply, location: string) =>
  wantsJson(request) ? reply.send({ location } satisfies StepAnswer) : reply.redirect(location, 303)
