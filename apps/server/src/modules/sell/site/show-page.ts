import type { Page } from '@coverwright/domain/build/page/page'
import type { AskedGroup } from '@coverwright/domain/build/question/asked-question'
import { checkAnswers, type KnownValues, type Problem } from '@coverwright/domain/build/question/check-answers'
import { itemCount, itemQuestions } from '@coverwright/domain/build/question/items'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import { checkPage } from '@coverwright/domain/sell/journey/check-page'
import { itemProblems } from '@coverwright/domain/sell/journey/item-pages'
import {
  isRepeated,
  itemPath,
  type PagePlace,
  type RepeatedGroup,
} from '@coverwright/domain/sell/journey/journey-pages'
import { isOffered } from '@coverwright/domain/sell/journey/offer-view'
import { undeclared } from '@coverwright/domain/sell/journey/shown-page'
import type { Visit } from '@coverwright/domain/sell/journey/visit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { savePath } from './later-pages.ts'
import { endedPath } from './own-pages.ts'
import { paidAgain, pathOf } from './page-path.ts'
import { promoCodePath } from './promo-code-page.ts'
import type { KnownBuyer } from './sale/index.ts'
import { saySaving } from './say-saving.ts'
import { sayVoucherShare } from './say-voucher-share.ts'
import type { SiteRelease } from './site-release.ts'
import { privately, type SiteServices, type Visiting, wantsJson } from './site-request.ts'
import { questionsOf, withRefusals } from './take-answers.ts'
import { refusedProblem } from './take-media.ts'
import { unkeptProblem } from './unkept-answers.ts'
import { idleMinutes, markSeen } from './visitor.ts'

/** Where to go instead, or what the page shows to this visitor. */
type Prepared = { readonly location: string } | { readonly visit: Visit }

export async function preparePage(services: SiteServices, visiting: Visiting, place: PagePlace): Promise<Prepared> {
  const { page } = place
  const { release, visitor, query } = visiting
  const { journey } = release
  const today = release.todayAt(services.now())
  if (visitor.kind === 'idle' || visitor.kind === 'over') return { location: endedPath }
  const answers = visitor.kind === 'buyer' ? visitor.buyer.answers : {}
  const fetched = visitor.kind === 'buyer' ? visitor.buyer.fetched : {}
  const given = { answers, fetched, today, ...(visitor.kind === 'buyer' && { selection: visitor.buyer.selection }) }
  const nothingWrong = { answers, fetched, problems: [], today }
  const isUnderWay = visitor.kind === 'buyer' && visitor.buyer.state !== 'issued' && page.role !== 'text'
  const visit: Visit = {
    ...nothingWrong,
    ...(visitor.kind === 'buyer' && { idleSeconds: idleMinutes * 60 }),
    ...(isUnderWay && { saveAt: savePath }),
    ...(visitor.kind === 'buyer' && visitor.buyer.reminder && { isReminded: true }),
  }

  switch (page.role) {
    case 'plans':
    case 'check': {
      const unfinished = journey.firstUnfinished(page, given)
      if (visitor.kind !== 'buyer') return { location: unfinished?.path ?? '/' }
      if (visitor.buyer.state === 'issued') return { location: pathOf(release.content.shell.pages, 'thank-you') }
      if (unfinished) return { location: unfinished.path }
      const { body } = release.content
      const late = page.role === 'plans' ? journey.firstUnfinishedAfter(page, given) : undefined
      const priced = await (page.role === 'plans'
        ? pricesFor(services, visitor, body, late?.path)
        : quoteFor(services, visitor, release))
      if (priced && 'location' in priced) return priced
      if (!priced) return { location: pathOf(release.content.shell.pages, 'plans') }
      return {
        visit: {
          ...visit,
          ...priced,
          ...(visiting.mount.hasPromoCodes && { codeAt: promoCodePath }),
          problems: query === 'errors' ? problemsAgain(page, release.content) : [],
        },
      }
    }
    case 'thank-you': {
      const bought = visitor.kind === 'buyer' ? await services.sale.getOutcome(visitor) : undefined
      return bought ? { visit: { ...visit, bought, isPaidAgain: query === paidAgain } } : { location: '/' }
    }
    case 'questions': {
      // Their answers lead past it: what they said there would count for nothing.
      if (visitor.kind === 'buyer' && !journey.isMet(page, given))
        return { location: pathOf(release.content.shell.pages, 'plans') }
      const group = journey.groupOn(page)
      const said = new URLSearchParams(query)
      const shouldSay = said.has('errors') && visitor.kind === 'buyer'
      const prepared = prepareGroup(place, group, visit, release.content.body, shouldSay ? release.known : undefined)
      if (!shouldSay || 'location' in prepared) return prepared
      const questions = (group && questionsOf(group, place.item, Number.POSITIVE_INFINITY)) ?? []
      const errors = said.get('errors')
      const refused = [...refusedProblem(questions, errors), ...unkeptProblem(questions, errors)]
      return { visit: { ...prepared.visit, problems: withRefusals(prepared.visit.problems, refused) } }
    }
    case 'text':
    default:
      return { visit }
  }
}

function prepareGroup(
  place: PagePlace,
  group: AskedGroup | undefined,
  visit: Visit,
  body: ReleaseContent['body'],
  known?: KnownValues,
): Prepared {
  if (isRepeated(group)) return prepareItems(place, group, visit, known)
  const { answers, today } = visit
  return { visit: { ...visit, problems: known ? checkPage(body, group?.questions ?? [], answers, today, known) : [] } }
}

/** The list of items, or one of them. Nobody is asked about the fifth before there is a fourth. */
function prepareItems({ page, item }: PagePlace, group: RepeatedGroup, visit: Visit, known?: KnownValues): Prepared {
  const { answers, today } = visit
  const count = itemCount(group, answers)
  if (item === undefined) {
    if (count === 0 && group.repeat.min > 0) return { location: itemPath(page, 1) }
    return { visit: { ...visit, problems: known ? itemProblems(group, answers, today, known) : [] } }
  }
  if (item > Math.min(count + 1, group.repeat.max)) return { location: page.path }
  const problems = known ? checkAnswers(itemQuestions(group, item), answers, today, known) : []
  return { visit: { ...visit, item, problems } }
}

/** All plans to choose from; where none is offered, the decision that is kept for whoever looks at it. */
async function pricesFor(
  { sale }: SiteServices,
  known: KnownBuyer,
  body: ReleaseContent['body'],
  askedLater: string | undefined,
): Promise<Pick<Visit, 'prices' | 'quote'> | { readonly location: string }> {
  const prices = await sale.previewPrices(known, {})
  if (isOffered(prices)) {
    await keepProspect(sale, known, body)
    return { prices }
  }
  // Whom somebody is to write to says first who they are.
  const isReferred = Object.values(prices.prices.plans).some(({ decision }) => decision === 'refer')
  if (isReferred && askedLater !== undefined) return { location: askedLater }
  return { quote: await sale.decideApplication(known) }
}

/** Whoever gave their address, before the price or after it, is known from then on. */
async function keepProspect(sale: SiteServices['sale'], known: KnownBuyer, body: ReleaseContent['body']) {
  if (known.buyer.customerId === null && hasAddress(body, known.buyer)) await sale.keepProspect(known)
}

/** Looking at prices writes nothing for whom nothing is known of. */
const hasAddress = ({ standard: { email } }: ReleaseContent['body'], { answers }: KnownBuyer['buyer']) =>
  email !== null && Boolean(answers[email])

/** What is about to be bought, or nothing while it cannot be. */
async function quoteFor({ sale }: SiteServices, known: KnownBuyer, { content: { body }, speech }: SiteRelease) {
  if (known.buyer.selection.plan === null) return undefined
  const quote = await sale.priceApplication(known, {})
  await keepProspect(sale, known, body)
  if (quote.decision !== 'accept') return undefined
  const share = await sale.findVoucherShare(known, quote)
  return {
    quote,
    prices: await sale.previewPrices(known, {}),
    ...(quote.incentive && { couponNote: saySaving(quote.incentive, speech) }),
    ...(share && { voucherNote: sayVoucherShare(share, speech) }),
    ...(share?.kind === 'pays' && { cardMinor: share.cardMinor }),
  }
}

/** Without script a refused form comes back empty: nothing was chosen or ticked for anybody. */
const problemsAgain = ({ role }: Page, { body }: ReleaseContent): Problem[] =>
  role === 'plans' ? [{ field: 'plan', message: 'Choose a plan' }] : undeclared(body.declarations, [])

/** Looking at pages is a sign of life too, and the application must not end before its answers are hidden. */
async function stayAlive(services: SiteServices, request: FastifyRequest, reply: FastifyReply, known: KnownBuyer) {
  const leftMs = known.buyer.expiresAt.getTime() - services.now().getTime()
  if (leftMs < idleMinutes * 60_000 && known.buyer.state !== 'issued') await services.sale.saveAnswers(known, {})
  await markSeen(request, reply, services.tokens, known)
}

/** The gateway has not answered, or the documents are still being made. */
const isUnfinished = (bought: Visit['bought']) =>
  bought?.kind === 'waiting' || (bought?.kind === 'bought' && bought.documents.length === 0)

/** How often the page after payment looks again until then. */
const waitingSeconds = 3

export async function showPage(
  services: SiteServices,
  request: FastifyRequest,
  reply: FastifyReply,
  visiting: Visiting,
  place: PagePlace,
) {
  const { release, visitor } = visiting
  const { page } = place
  const prepared = await preparePage(services, visiting, place)
  privately(reply)
  if ('location' in prepared) {
    return wantsJson(request) ? reply.send(prepared) : reply.redirect(prepared.location, 303)
  }
  if (visitor.kind === 'buyer') await stayAlive(services, request, reply, visitor)
  const data = release.pageFor(page, prepared.visit)
  if (wantsJson(request)) return reply.send(data)
  // Works with and without script.
  if (isUnfinished(prepared.visit.bought)) reply.header('refresh', waitingSeconds)
  return reply.type('text/html; charset=utf-8').send(release.html(data, prepared.visit.today, page))
}
