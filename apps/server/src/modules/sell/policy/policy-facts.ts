import type { TemplateField } from '@coverwright/domain/build/template/template-fields'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import { type Letter, languageFor } from '@coverwright/domain/sell/letter/letter'
import { nameInLetter } from '@coverwright/domain/sell/letter/name-in-letter'
import type { MailFacts, MessageLinks } from '../../../platform/events/standard-message.ts'
import { policyLink } from './policy-link.ts'
import { policyWords } from './say-policy.ts'
import type { PolicyRow } from './tables.ts'

interface Told {
  readonly policy: PolicyRow
  /** As it was released. */
  readonly written: ReleaseContent
  /** As it reads in the customer's language. */
  readonly content: ReleaseContent
  readonly letter: Letter
  readonly links: MessageLinks
  /** What the product sends at this moment, a line each. */
  readonly documents: readonly string[]
  /** The files of those that are files. */
  readonly paperIds?: readonly string[]
}

/** What is known of the cover itself, whatever is told of it. */
export function coverValues({ policy, content, letter }: Pick<Told, 'policy' | 'content' | 'letter'>) {
  const { regulatory, cover } = content.body
  const { sayDay, sayMoney } = letter
  const price = `${sayMoney(policy.grossMinor, policy.currency)} ${policyWords(content, policy, letter).per}`
  return {
    company: regulatory.tradingName,
    product: policy.productName,
    phone: regulatory.contact.phone,
    regulatory: regulatory.statement,
    policyNumber: policy.number,
    insured: policy.insured,
    plan: cover.plans.find(({ code }) => code === policy.plan)?.title ?? policy.plan,
    startDate: sayDay(policy.startsOn),
    endDate: sayDay(policy.endsOn),
    price: price.trim(),
  }
}

type More = Readonly<Partial<Record<TemplateField, string>>>

/** What a company's own words about a policy may name, in the customer's language. */
export function policyFacts(
  { policy, written, content, letter, links, documents, paperIds = [] }: Told,
  more: More = {},
): { readonly facts: MailFacts } {
  return {
    facts: {
      productId: policy.productId,
      language: languageFor(policy, written),
      isTest: policy.mode === 'test',
      paperIds,
      values: {
        ...coverValues({ policy, content, letter }),
        name: nameInLetter(policy.holder),
        link: policyLink(links, policy),
        documents: documents.join('\n'),
        ...more,
      },
    },
  }
}
