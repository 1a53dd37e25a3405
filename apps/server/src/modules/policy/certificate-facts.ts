import { formatMoney } from '@coverwright/domain/money/money'
import { regulationOf } from '@coverwright/domain/product/regulation'
import { sayDate } from '@coverwright/domain/question/say-answer'
import type { ReleaseContent } from '@coverwright/domain/release/release'
import type { PolicyRow } from './tables.ts'

export interface CertificateFacts {
  readonly tradingName: string
  readonly number: string
  readonly isTest: boolean
  readonly sections: readonly {
    readonly heading: string
    readonly rows: readonly { readonly label: string; readonly value: string }[]
  }[]
  readonly statement: string
}

export interface DueInstalment {
  readonly number: number
  readonly dueOn: string
  readonly amountMinor: number
}

/** What the certificate says, in words. The figures are the policy's own; none is worked out here. */
export function certificateFacts(
  policy: PolicyRow,
  { body, settings }: ReleaseContent,
  schedule: readonly DueInstalment[],
): CertificateFacts {
  const money = (minor: number) => formatMoney(minor, policy.currency)
  const plan = body.cover.plans.find(({ code }) => code === policy.plan)
  const { coolingOffDays } = regulationOf(settings, policy.startsOn)
  const addOns = body.cover.addOns.filter(({ name }) => policy.addOns.includes(name))
  const { regulatory } = body
  return {
    tradingName: regulatory.tradingName,
    number: policy.number,
    isTest: policy.mode === 'test',
    sections: [
      {
        heading: 'Your policy',
        rows: [
          { label: 'Policyholder', value: policy.holder },
          { label: 'Insured', value: policy.insured },
          { label: 'Product', value: policy.productName },
          { label: 'Plan', value: plan?.title ?? policy.plan },
          ...body.cover.choices.map(({ name, title, options }) => ({
            label: title,
            value: options.find(({ value }) => value === policy.choices[name])?.label ?? '',
          })),
          ...(addOns.length > 0 ? [{ label: 'Extras', value: addOns.map(({ title }) => title).join(', ') }] : []),
          { label: 'Cover', value: `${inWords(policy.startsOn)} to ${inWords(policy.endsOn)}, both days included` },
          { label: 'Insurer', value: `${regulatory.insurer}, firm reference number ${regulatory.firmReferenceNumber}` },
        ],
      },
      {
        heading: 'What is covered',
        rows: body.cover.items.map(({ name, title }) => ({ label: title, value: plan?.limits[name] ?? 'Not covered' })),
      },
      {
        heading: 'What it costs',
        rows: [
          { label: 'Total for the year', value: money(policy.grossMinor) },
          { label: 'Including tax', value: money(policy.taxMinor) },
          ...schedule.map(({ number, dueOn, amountMinor }) => ({
            label: `Payment ${number} of ${schedule.length}`,
            value: `${money(amountMinor)} on ${inWords(dueOn)}`,
          })),
        ],
      },
      {
        heading: 'Good to know',
        rows: [
          {
            label: 'Change your mind',
            value: `You can cancel within ${coolingOffDays} days for a full refund if you have not claimed.`,
          },
          { label: 'Claims and questions', value: `${regulatory.contact.phone}, ${regulatory.contact.email}` },
          { label: 'Complaints', value: regulatory.complaints },
        ],
      },
    ],
    statement: regulatory.statement,
  }
}

export function inWords(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return sayDate({ day: date, month, year })
}
