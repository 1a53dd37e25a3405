import { sayLimit } from '../plan/limit.ts'
import type { ProductForm } from '../product/product.ts'
import { regulationOf } from '../product/regulation.ts'
import type { Say, StartPhrase } from '../words/say.ts'
import { isInEnglish, startIn } from '../words/starts-of.ts'
import type { Body } from './body.ts'
import type { BodyDocument } from './body-document.ts'
import {
  after,
  coveredIn,
  insuranceNames,
  lineSentence,
  periodSentence,
  refusals,
  whatPlansCover,
} from './draft-words.ts'
import { emptyPapers, type PaperHeading } from './papers.ts'

/**
 * The body with a first draft wherever a text that buyers read is still empty: of documents, plans and what is insured.
 * Every sentence is made of what the product says elsewhere; what somebody wrote stays.
 */
export function draftTexts(body: Body, settings: ProductForm, today: string): Body {
  const needed = regulationOf(settings, today).documents
  const absent = needed.filter((kind) => body.documents.every((document) => document.kind !== kind))
  const drafted = { ...body, cover: { ...body.cover, plans: body.cover.plans.map((plan) => subtitled(body, plan)) } }
  const say = startIn(settings)
  const insurance = say(insuranceNames[settings.line])
  const lines = linesFor(drafted, settings, today)
  const under = new Map(headed(lines, say))
  return {
    ...drafted,
    documents: [...body.documents, ...absent.map((kind) => emptyPapers[kind](say))].map((document) =>
      written(document, under),
    ),
    insured: body.insured.trim() === '' ? insuredOf(body, insurance, say) : body.insured,
    regulatory: {
      ...body.regulatory,
      demandsAndNeeds:
        body.regulatory.demandsAndNeeds.trim() === ''
          ? say('This policy meets the demands and needs of somebody who wants {insurance}.', {
              insurance: isInEnglish(settings) ? insurance.toLowerCase() : insurance,
            })
          : body.regulatory.demandsAndNeeds,
    },
  }
}

type Plan = Body['cover']['plans'][number]

const isEmpty = (lines: readonly string[]) => lines.every((line) => line.trim() === '')

/** What it promises, in the order of the rows. */
function subtitled({ cover, rating }: Body, plan: Plan): Plan {
  if (plan.subtitle.trim() !== '') return plan
  const promised = cover.items.flatMap(({ name, title }) =>
    plan.limits[name] ? [`${title} ${sayLimit(plan.limits[name], rating)}`] : [],
  )
  return { ...plan, subtitle: promised.join(', ').slice(0, 200) }
}

type LinesFor = Readonly<Record<PaperHeading, readonly string[]>>

/** By the heading as the product's language has it, and as English has: documents of before have that one. */
export const headed = (lines: LinesFor, say: Say<StartPhrase>): [heading: string, lines: readonly string[]][] =>
  Object.entries(lines).flatMap(([heading, drafted]) => [
    [heading, drafted],
    [say(heading as PaperHeading), drafted],
  ])

function written(document: BodyDocument, under: ReadonlyMap<string, readonly string[]>): BodyDocument {
  if (document.file) return document
  return {
    ...document,
    sections: document.sections.map((section) => {
      const drafted = isEmpty(section.lines) ? under.get(section.heading) : undefined
      return drafted ? { ...section, lines: [...drafted], ...(drafted.length > 1 && { isList: true }) } : section
    }),
  }
}

const insuredOf = ({ standard }: Body, insurance: string, say: Say<StartPhrase>) =>
  standard.holder === null ? insurance : say('{insurance} for {name}', { insurance, name: `{{${standard.holder}}}` })

/** What is drafted under each heading, of what the product says elsewhere. */
export function linesFor(body: Body, settings: ProductForm, today: string): LinesFor {
  const { contact, tradingName, complaints } = body.regulatory
  const { coolingOffDays } = regulationOf(settings, today)
  const say = startIn(settings)
  const reach = reachOf(contact, say)
  const covered = whatPlansCover(body, say)
  const refused = refusals(body)
  const isMonthly = body.cover.frequencies.includes('monthly')
  const never = [...refused, say('What neither this document nor the policy booklet says is covered.')]
  return {
    'What is this type of insurance?': [lineSentence(say(insuranceNames[settings.line]), settings.description, say)],
    'What is insured?': covered,
    'What is not insured?': never,
    'Are there any restrictions on cover?': [
      say('Each part of the cover is paid up to the amount that stands beside it.'),
    ],
    'Where am I covered?': [coveredIn(settings, say)],
    'What are my obligations?': [
      say('Answer our questions truthfully and completely.'),
      say('Tell us as soon as something you told us is no longer so.'),
      say('Take reasonable care to prevent loss, and tell us of a claim as soon as you can.'),
    ],
    'When and how do I pay?': [
      isMonthly
        ? say('You pay by card when you buy: at once, or in monthly payments.')
        : say('You pay by card when you buy.'),
    ],
    'When does the cover start and end?': [periodSentence(body, say)],
    'How do I cancel the contract?': [
      after(
        say('You can cancel within {days} days of buying and get your money back, if you have made no claim.', {
          days: coolingOffDays,
        }),
        reach,
        say,
      ),
    ],
    'Your contract with us': [
      tradingName
        ? say('This booklet, your certificate and the answers you gave us are your contract with {name}.', {
            name: tradingName,
          })
        : say('This booklet, your certificate and the answers you gave us are your contract with us.'),
    ],
    'Your cover': covered,
    'What we never pay for': never,
    'How to claim': [after(reach, say('Tell us your policy number, what happened and when.'), say)],
    'How to complain': [complaints.trim() === '' ? reach : complaints],
  }
}

function reachOf({ phone, email }: Body['regulatory']['contact'], say: Say<StartPhrase>): string {
  if (phone && email) return say('Call {phone} or write to {email}.', { phone, email })
  if (phone) return say('Call {phone}.', { phone })
  return email ? say('Write to {email}.', { email }) : say('Contact us.')
}
