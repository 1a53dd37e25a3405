import type { Language } from '@coverwright/domain/base/language/language'
import { isYear } from '@coverwright/domain/build/body/cover-period'
import { sayLimit } from '@coverwright/domain/build/plan/limit'
import { regulationOf } from '@coverwright/domain/build/product/regulation'
import type { Answers } from '@coverwright/domain/build/question/answers'
import type { DocumentFacts } from '@coverwright/domain/build/template/fill-document'
import { listHeadings } from '@coverwright/domain/build/template/standard-certificate'
import { listsOfContent, type ReleaseContent } from '@coverwright/domain/publish/release/release'
import { writtenTo } from '@coverwright/domain/sell/letter/letter'
import { insuredItems } from '@coverwright/domain/sell/policy/insured-items'
import { certificateLanguage } from './certificate-language.ts'
import { coverValues } from './policy-facts.ts'
import { policyWords } from './say-policy.ts'
import type { PolicyRow } from './tables.ts'

export interface CertificateFacts extends DocumentFacts {
  readonly language: Language
  readonly fileName: string
}

export interface DueInstalment {
  readonly number: number
  readonly dueOn: string
  readonly amountMinor: number
}

/** What the certificate says, in words. The figures are the policy's own; none is worked out here. */
export function certificateFacts(
  policy: PolicyRow,
  written: ReleaseContent,
  schedule: readonly DueInstalment[],
  /** Who else is insured stands in them. */
  answers: Answers = {},
  language: Language = certificateLanguage(policy, written),
): CertificateFacts {
  const { letter, content } = writtenTo({ language }, written)
  const { say, sayDay, sayMoney } = letter
  const { body, settings } = content
  const money = (minor: number) => sayMoney(minor, policy.currency)
  const plan = body.cover.plans.find(({ code }) => code === policy.plan)
  const { coolingOffDays } = regulationOf(settings, policy.startsOn)
  const addOns = body.cover.addOns.filter(({ name }) => policy.addOns.includes(name))
  const { regulatory } = body
  const words = policyWords(content, policy, letter)
  const { number } = policy
  const headings = listHeadings(language)
  return {
    language,
    tag: letter.tag,
    author: regulatory.tradingName,
    fileName: say('Certificate {number}.pdf', { number }),
    testNote: policy.mode === 'test' ? say('Made in test mode. This is not a policy and nothing is insured.') : null,
    statement: regulatory.statement,
    values: { ...coverValues({ policy, content, letter }), name: policy.holder },
    lists: {
      policy: {
        heading: headings.policy,
        rows: [
          { label: say('Policyholder'), value: policy.holder },
          { label: say('Insured'), value: policy.insured },
          ...insuredItems(body, answers, { ...letter, lists: listsOfContent(content) }),
          { label: say('Product'), value: policy.productName },
          { label: say('Plan'), value: plan?.title ?? policy.plan },
          ...body.cover.choices.map(({ name, title, options }) => ({
            label: title,
            value: options.find(({ value }) => value === policy.choices[name])?.label ?? '',
          })),
          ...(addOns.length > 0 ? [{ label: say('Extras'), value: addOns.map(({ title }) => title).join(', ') }] : []),
          {
            label: say('Cover'),
            value: say('{period}, both days included', { period: words.days }),
          },
          {
            label: say('Insurer'),
            value: say('{insurer}, firm reference number {number}', {
              insurer: regulatory.insurer,
              number: regulatory.firmReferenceNumber,
            }),
          },
        ],
      },
      cover: {
        heading: headings.cover,
        rows: body.cover.items.map(({ name, title }) => ({
          label: title,
          value: plan?.limits[name]
            ? sayLimit(plan.limits[name], { currency: policy.currency, tag: letter.tag })
            : say('Not covered'),
        })),
      },
      cost: {
        heading: headings.cost,
        rows: [
          {
            label: isYear(body) ? say('Total for the year') : say('Total for {length}', { length: words.length }),
            value: money(policy.grossMinor),
          },
          { label: say('Including tax'), value: money(policy.taxMinor) },
          ...schedule.map((due) => ({
            label: say('Payment {number} of {count}', { number: due.number, count: schedule.length }),
            value: say('{amount} on {day}', { amount: money(due.amountMinor), day: sayDay(due.dueOn) }),
          })),
        ],
      },
      help: {
        heading: headings.help,
        rows: [
          {
            label: say('Change your mind'),
            value: say('You can cancel within {days} days for a full refund if you have not claimed.', {
              days: coolingOffDays,
            }),
          },
          {
            label: say('Claims and questions'),
            value: `${regulatory.contact.phone}, ${regulatory.contact.email}`,
          },
          { label: say('Complaints'), value: regulatory.complaints },
        ],
      },
    },
  }
}
