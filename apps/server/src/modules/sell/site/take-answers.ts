import { reminderIn } from '@coverwright/domain/build/body/declaration'
import { isAfterPrice } from '@coverwright/domain/build/flow/price-first'
import type { Page } from '@coverwright/domain/build/page/page'
import type { CalendarDate } from '@coverwright/domain/build/question/answers'
import type { AskedGroup, AskedQuestion } from '@coverwright/domain/build/question/asked-question'
import type { Problem } from '@coverwright/domain/build/question/check-answers'
import { itemCount, itemQuestions } from '@coverwright/domain/build/question/items'
import { readAnswers } from '@coverwright/domain/build/question/read-answers'
import { checkPage } from '@coverwright/domain/sell/journey/check-page'
import { answersIn, reminderField, type SentForm } from '@coverwright/domain/sell/journey/form-fields'
import { itemProblems } from '@coverwright/domain/sell/journey/item-pages'
import {
  isRepeated,
  itemPath,
  type PagePlace,
  type RepeatedGroup,
} from '@coverwright/domain/sell/journey/journey-pages'
import type { SaidReminder } from '../application/index.ts'
import { askOthers } from './ask-others.ts'
import { lookUpsAt } from './company-look-ups.ts'
import { fillVehicles } from './fill-vehicles.ts'
import type { Buyer, KnownBuyer } from './sale/index.ts'
import type { SiteServices, Visiting } from './site-request.ts'
import { readMedia } from './take-media.ts'
import { setUnkeptAside } from './unkept-answers.ts'

export type Taken =
  | { readonly problems: readonly Problem[]; readonly known: KnownBuyer; readonly refused?: string }
  | { readonly next: string; readonly known: KnownBuyer }
  /** `isPassed`: the page is done, and what comes next is elsewhere. */
  | { readonly location: string; readonly isPassed?: true }

/** The answers of a page are kept, right or wrong, and then checked. */
export async function takeAnswers(
  services: SiteServices,
  visiting: Visiting,
  { page, item }: PagePlace,
  form: SentForm,
  hasScript: boolean,
): Promise<Taken> {
  const { visitor, release } = visiting
  const { sale, now } = services
  const group = release.journey.groupOn(page)
  if (isRepeated(group) && item === undefined) return takeItems(services, visiting, page, group, form)
  const before = visitor.kind === 'buyer' ? visitor.buyer.answers : {}
  const questions = questionsOf(group, item, isRepeated(group) ? itemCount(group, before) : 0)
  if (!questions) return { location: page.path }
  const media = await readMedia(questions, form, before)
  const sent = setUnkeptAside(questions, { ...answersIn(form, questions), ...media.answers }, before)
  const answers = await fillVehicles(
    lookUpsAt(services, visiting),
    questions,
    readAnswers(questions, sent.posted, before),
  )
  const today = release.todayAt(now())
  const problems = withRefusals(checkPage(release.content.body, questions, answers, today, release.known), [
    ...media.problems,
    ...sent.problems,
  ])
  // With script the form keeps its files and sends them again; without it they would have to be chosen again.
  const isKeeping = media.changes.length > 0 && (problems.length === 0 || !hasScript)
  const buyer = visitor.kind === 'buyer' ? visitor : isKeeping ? await sale.begin(visiting, {}) : undefined
  const unkept = Object.fromEntries(Object.keys(media.answers).map((field) => [field, before[field] ?? '']))
  const kept = isKeeping && buyer ? await sale.changeMedia(buyer, media.changes) : {}
  const given = { ...answers, ...unkept, ...kept }
  const said = saidReminder(visiting, questions, form)
  const known = buyer
    ? { token: buyer.token, buyer: await sale.saveAnswers(buyer, given, said) }
    : await sale.begin(visiting, given, said)
  const refused = media.refused ?? sent.refused
  if (problems.length > 0) return { problems, known, ...(refused !== undefined && { refused }) }
  if (item !== undefined) return { next: page.path, known }
  return leadOn(services, visiting, page, known)
}

/** A box that is not ticked is not sent: where it stands, that says no. */
function saidReminder(
  { release: { content, language } }: Visiting,
  questions: readonly AskedQuestion[],
  form: SentForm,
): SaidReminder | undefined {
  const { declarations, standard } = content.body
  const isAsked = reminderIn(declarations) && questions.some(({ name }) => name === standard.email)
  return isAsked ? { isGiven: form.get(reminderField) === 'yes', language } : undefined
}

/** Of a file that was refused it is said why, not that there is none. */
export const withRefusals = (problems: readonly Problem[], refusals: readonly Problem[]): Problem[] => [
  ...problems.filter(({ field }) => !refusals.some((refused) => refused.field === field)),
  ...refusals,
]

/** Nothing where an item is sent that cannot be there yet. */
export function questionsOf(
  group: AskedGroup | undefined,
  item: number | undefined,
  count: number,
): readonly AskedQuestion[] | undefined {
  if (!isRepeated(group) || item === undefined) return group?.questions ?? []
  return item <= Math.min(count + 1, group.repeat.max) ? itemQuestions(group, item) : undefined
}

/** The list of items: one is removed, another is wanted, or that is all of them. */
async function takeItems(
  services: SiteServices,
  visiting: Visiting,
  page: Page,
  group: RepeatedGroup,
  form: SentForm,
): Promise<Taken> {
  const { visitor, release } = visiting
  const { sale, now } = services
  const known: KnownBuyer = visitor.kind === 'buyer' ? visitor : await sale.begin(visiting, {})
  const removed = Number(form.get('remove') ?? 0)
  if (removed > 0)
    return { next: page.path, known: { ...known, buyer: await sale.removeItem(known, group.name, removed) } }
  const { answers } = known.buyer
  const count = itemCount(group, answers)
  const canAdd = count < group.repeat.max
  if (canAdd && form.get('add') === 'yes') return { next: itemPath(page, count + 1), known }
  const today = release.todayAt(now())
  const problems =
    canAdd && form.get('add') !== 'no'
      ? [{ field: 'add', message: 'Choose yes if you need to add a {item}', values: { item: group.repeat.item } }]
      : itemProblems(group, answers, today, release.known)
  return problems.length > 0 ? { problems, known } : leadOn(services, visiting, page, known)
}

/** The page is done: what others are to be asked is asked before the next. */
async function leadOn(services: SiteServices, visiting: Visiting, page: Page, before: KnownBuyer): Promise<Taken> {
  const known = await askOthers(services, visiting, page, before)
  return { next: nextAfter(visiting, page, known.buyer, visiting.release.todayAt(services.now())), known }
}

/** Somebody who has chosen a plan only changes an answer: the new price is all there is to see before paying. */
function nextAfter(
  { release }: Visiting,
  page: Page,
  { selection, answers, fetched }: Pick<Buyer, 'selection' | 'answers' | 'fetched'>,
  today: CalendarDate,
): string {
  const plans = release.journey.pages.find(({ role }) => role === 'plans')
  const given = { answers, selection, fetched, today }
  const isChange = selection.plan !== null && plans && !isAfterPrice(release.content.shell, page)
  const next = isChange ? (release.journey.firstUnfinished(plans, given) ?? plans) : release.journey.after(page, given)
  return next?.path ?? '/'
}
