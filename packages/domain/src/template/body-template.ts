import type { BodyDraft } from '../body/body.ts'
import { type AskedData, standardData } from '../dataset/standard-data.ts'
import type { TableShape } from '../pricing-table/pricing-table.ts'
import type { InsuranceLine } from '../product/product.ts'
import type { Repeat } from '../question/question.ts'

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
  readonly taxPercent: string
}

/** A body to start from: it asks everything a price of its line needs, and lacks the firm's own texts and rates. */
export function bodyFromTemplate(line: InsuranceLine, template: LineTemplate): BodyDraft {
  const you: TemplateGroup = { name: 'you', asks: standardData({ country: 'GB', areaCode: '44' }) }
  const groups = [...template.groups, you]
  const asks = groups.flatMap((group) => group.asks)
  return {
    version: 2,
    dataset: { properties: asks.map(({ property }) => property) },
    questions: {
      groups: groups.map(({ name, repeat, asks: own }) => ({
        name,
        repeat,
        questions: own.map((each) => each.question),
      })),
    },
    cover: { planName: 'plan', frequencies: ['monthly', 'yearly'], ...template.cover },
    rating: {
      name: line,
      currency: 'GBP',
      steps: [
        ...template.steps,
        { kind: 'commission', name: 'distribution', percent: '15' },
        { kind: 'tax', name: 'insurancePremiumTax', rates: [{ from: null, percent: template.taxPercent }] },
        { kind: 'instalments', name: 'monthly', count: 12 },
      ],
      rules: template.rules,
    },
    declarations: [
      { name: 'is_true', kind: 'general', text: 'My answers are true and complete.', textVersion: 1 },
      { name: 'has_read', kind: 'general', text: 'I have read the documents.', textVersion: 1 },
      { name: 'wants_mail', kind: 'marketing', text: 'Send me offers by email.', textVersion: 1 },
    ],
    documents: [ipid, booklet],
    regulatory: {
      insurer: '',
      tradingName: '',
      firmReferenceNumber: '',
      statement: '',
      complaints: '',
      demandsAndNeeds: '',
      contact: { phone: '', email: '' },
    },
    standard: { holder: 'policyholder', email: 'email', address: 'address', coverStart: 'cover_start' },
    insured: template.insured,
    termMonths: 12,
  }
}

const heading = (text: string) => ({ heading: text, lines: [] })

/** Under the headings that the law gives such a document, in its order. */
const ipid: BodyDraft['documents'][number] = {
  name: 'ipid',
  kind: 'ipid',
  title: 'Insurance product information',
  subtitle: '',
  sections: [
    'What is this type of insurance?',
    'What is insured?',
    'What is not insured?',
    'Are there any restrictions on cover?',
    'Where am I covered?',
    'What are my obligations?',
    'When and how do I pay?',
    'When does the cover start and end?',
    'How do I cancel the contract?',
  ].map(heading),
}

const booklet: BodyDraft['documents'][number] = {
  name: 'booklet',
  kind: 'booklet',
  title: 'Policy booklet',
  subtitle: '',
  sections: ['Your contract with us', 'Your cover', 'What we never pay for', 'How to claim', 'How to complain'].map(
    heading,
  ),
}
