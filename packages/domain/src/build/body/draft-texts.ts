import { sayLimit } from '../plan/limit.ts'
import type { ProductForm } from '../product/product.ts'
import { regulationOf } from '../product/regulation.ts'
import type { Body } from './body.ts'
import type { BodyDocument } from './body-document.ts'
import { coveredIn, lineSentence, periodSentence, refusals, whatPlansCover } from './draft-words.ts'
import { emptyPapers, type PaperHeading } from './papers.ts'

/**
 * The body with a first draft wherever a text that buyers read is still empty: of documents, plans and what is insured.
 * Every sentence is made of what the product says elsewhere; what somebody wrote stays.
 */
export function draftTexts(body: Body, settings: ProductForm, today: string): Body {
  const needed = regulationOf(settings, today).documents
  const absent = needed.filter((kind) => body.documents.every((document) => document.kind !== kind))
  const drafted = { ...body, cover: { ...body.cover, plans: body.cover.plans.map((plan) => subtitled(body, plan)) } }
  const lines = linesFor(drafted, settings, today)
  return {
    ...drafted,
    documents: [...body.documents, ...absent.map((kind) => emptyPapers[kind]())].map((document) =>
      written(document, lines),
    ),
    insured: body.insured.trim() === '' ? insuredOf(body, settings) : body.insured,
    regulatory: {
      ...body.regulatory,
      demandsAndNeeds:
        body.regulatory.demandsAndNeeds.trim() === ''
          ? `This policy meets the demands and needs of somebody who wants ${lineNames[settings.line]} insurance.`
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

function written(document: BodyDocument, lines: LinesFor): BodyDocument {
  if (document.file) return document
  const known: Readonly<Record<string, readonly string[] | undefined>> = lines
  return {
    ...document,
    sections: document.sections.map((section) => {
      const drafted = isEmpty(section.lines) ? known[section.heading] : undefined
      return drafted ? { ...section, lines: [...drafted], ...(drafted.length > 1 && { isList: true }) } : section
    }),
  }
}

const lineNames = {
  pet: 'pet',
  car: 'car',
  home: 'home',
  travel: 'travel',
  landlord: 'landlord',
  van: 'van',
  motorbike: 'motorbike',
  life: 'life',
} as const satisfies Record<ProductForm['line'], string>

const insuredOf = ({ standard }: Body, { line }: ProductForm) => {
  const name = lineNames[line]
  const said = `${name.charAt(0).toUpperCase()}${name.slice(1)} insurance`
  return standard.holder === null ? said : `${said} for {{${standard.holder}}}`
}

/** What is drafted under each heading, of what the product says elsewhere. */
export function linesFor(body: Body, settings: ProductForm, today: string): LinesFor {
  const { contact, tradingName, complaints } = body.regulatory
  const { coolingOffDays } = regulationOf(settings, today)
  const ways = [contact.phone && `Call ${contact.phone}`, contact.email && `write to ${contact.email}`].filter(Boolean)
  const reach = ways.join(' or ') || 'Contact us'
  const covered = whatPlansCover(body)
  const refused = refusals(body)
  const isMonthly = body.cover.frequencies.includes('monthly')
  const never = [...refused, 'What neither this document nor the policy booklet says is covered.']
  return {
    'What is this type of insurance?': [lineSentence(lineNames[settings.line], settings.description)],
    'What is insured?': covered,
    'What is not insured?': never,
    'Are there any restrictions on cover?': ['Each part of the cover is paid up to the amount that stands beside it.'],
    'Where am I covered?': [coveredIn(settings)],
    'What are my obligations?': [
      'Answer our questions truthfully and completely.',
      'Tell us as soon as something you told us is no longer so.',
      'Take reasonable care to prevent loss, and tell us of a claim as soon as you can.',
    ],
    'When and how do I pay?': [
      isMonthly ? 'You pay by card when you buy: at once, or in monthly payments.' : 'You pay by card when you buy.',
    ],
    'When does the cover start and end?': [periodSentence(body)],
    'How do I cancel the contract?': [
      `You can cancel within ${coolingOffDays} days of buying and get your money back, if you have made no claim. ${reach}.`,
    ],
    'Your contract with us': [
      `This booklet, your certificate and the answers you gave us are your contract with ${tradingName || 'us'}.`,
    ],
    'Your cover': covered,
    'What we never pay for': never,
    'How to claim': [`${reach}. Tell us your policy number, what happened and when.`],
    'How to complain': [complaints.trim() === '' ? `${reach}.` : complaints],
  }
}
