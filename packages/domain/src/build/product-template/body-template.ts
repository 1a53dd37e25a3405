import { type Body, type BodyDraft, bodyVersion } from '../body/body.ts'
import type { CoverPeriod } from '../body/cover-period.ts'
import { emptyBody } from '../body/empty-body.ts'
import { emptyPapers, usualDeclarations } from '../body/papers.ts'
import { type AskedData, standardData } from '../dataset/standard-data.ts'
import type { TableShape } from '../pricing-table/pricing-table.ts'
import type { ProductForm } from '../product/product.ts'
import type { Repeat } from '../question/question.ts'
import { startIn } from '../words/starts-of.ts'
import { type Firm, regulatoryOf } from './firm.ts'

export interface TemplateGroup {
  readonly name: string
  readonly repeat?: Repeat
  readonly asks: readonly AskedData[]
}

/** What is particular to a line of business. */
export interface LineTemplate {
  readonly groups: readonly TemplateGroup[]
  readonly cover: Pick<BodyDraft['cover'], 'items' | 'plans' | 'choices' | 'addOns'>
  /** From the tables' results to the year's price, before add-ons, tax and instalments. */
  readonly steps: BodyDraft['rating']['steps']
  readonly rules: BodyDraft['rating']['rules']
  /** The tables that the steps read, to be filled: their columns. */
  readonly tables: readonly (TableShape & { readonly name: string })[]
  readonly insured: string
  /** A year, where nothing else is said. */
  readonly period?: CoverPeriod
  /** Of the United Kingdom. */
  readonly taxPercent: string
}

/** What of a product a template goes by. */
export type TemplateSettings = Pick<ProductForm, 'name' | 'country' | 'currency' | 'languages'>

/** What is asked: of the line, and of everybody who buys anything. */
export function groupsOf(
  template: LineTemplate,
  settings: Pick<TemplateSettings, 'country' | 'languages'>,
): TemplateGroup[] {
  const { country } = settings
  return [
    ...template.groups.map((group) => ({ ...group, asks: group.asks.map((asked) => inCountry(asked, country)) })),
    { name: 'you', asks: standardData(country, startIn(settings)) },
  ]
}

function inCountry({ property, question }: AskedData, country: TemplateSettings['country']): AskedData {
  return { property, question: 'country' in question ? { ...question, country } : question }
}

/** A body to start from: it asks everything a price of its line needs, and lacks the firm's own documents and rates. */
export function bodyFromTemplate(template: LineTemplate, settings: TemplateSettings, firm: Firm): BodyDraft {
  const groups = groupsOf(template, settings)
  const asks = groups.flatMap((group) => group.asks)
  const { rating } = emptyBody(settings)
  const say = startIn(settings)
  return {
    version: bodyVersion,
    dataset: { properties: asks.map(({ property }) => property) },
    questions: {
      groups: groups.map(({ name, repeat, asks: own }) => ({
        name,
        repeat,
        questions: own.map((each) => each.question),
      })),
    },
    cover: {
      planName: 'plan',
      frequencies: template.period ? ['yearly'] : ['monthly', 'yearly'],
      ...coverIn(template.cover, settings),
    },
    rating: {
      ...rating,
      steps: [
        ...template.steps,
        { kind: 'commission', name: 'distribution', percent: '15' },
        ...(settings.country === 'GB' ? [taxStep(template)] : []),
        ...(template.period ? [] : [{ kind: 'instalments' as const, name: 'monthly', count: 12 }]),
      ],
      rules: template.rules,
    },
    declarations: usualDeclarations(say),
    documents: [emptyPapers.ipid(say), emptyPapers.booklet(say)],
    regulatory: regulatoryOf(firm, settings),
    standard: { holder: 'policyholder', email: 'email', address: 'address', coverStart: 'cover_start' },
    insured: template.insured,
    period: template.period ?? { length: { by: 'months', months: 12 } },
  }
}

const taxStep = ({ taxPercent }: LineTemplate): BodyDraft['rating']['steps'][number] => ({
  kind: 'tax',
  name: 'insurancePremiumTax',
  rates: [{ from: null, percent: taxPercent }],
})

const inPounds = /£/

/** Amounts are thought of in pounds: in another currency they would promise something else, so they are left to fill in. */
function coverIn(cover: LineTemplate['cover'], { currency }: TemplateSettings): LineTemplate['cover'] {
  if (currency === 'GBP') return cover
  return {
    ...cover,
    plans: cover.plans.map((plan) => ({ ...plan, limits: withoutPounds(plan.limits) })),
    choices: cover.choices.map((choice) => ({
      ...choice,
      options: choice.options.map(({ label, ...option }) => ({ ...option, label: label.replace(inPounds, '') })),
    })),
    addOns: cover.addOns.map((addOn) => (inPounds.test(addOn.about) ? { ...addOn, about: '' } : addOn)),
  }
}

const withoutPounds = (limits: Body['cover']['plans'][number]['limits']) =>
  Object.fromEntries(Object.entries(limits).filter(([, limit]) => typeof limit === 'string' && !inPounds.test(limit)))
