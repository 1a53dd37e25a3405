import { formatMoney } from '@coverwright/domain/money/money'
import type { ReleaseContent } from '@coverwright/domain/release/release'
import { type InstalmentRow, inWords, type PolicyRow } from '../policy/index.ts'
import { escaped, factsHtml, pageHtml } from './page-html.ts'

export interface ShownPolicy {
  readonly policy: PolicyRow
  readonly content: ReleaseContent
  readonly instalments: readonly InstalmentRow[]
  /** Null while it is being made. */
  readonly certificateUrl: string | null
  readonly cancellableUntil: string | null
}

const states = {
  issued: 'In force',
  cancelled: 'Cancelled. What you paid goes back to your card.',
  lapsed: 'Ended, because a payment was not made',
} as const

/** The policyholder's own page: what is covered, the documents, what is to be paid, whom to call, and the way out. */
export function policyPage(shown: ShownPolicy, problem?: string): string {
  const { policy, content, instalments, certificateUrl } = shown
  const { regulatory, cover } = content.body
  const money = (minor: number) => formatMoney(minor, policy.currency)
  const plan = cover.plans.find(({ code }) => code === policy.plan)?.title ?? policy.plan
  const parts = [
    problem ? `<div class="bad" role="alert">${escaped(problem)}</div>` : '',
    `<p class="soft">${escaped(regulatory.tradingName)}</p><h1>Your policy ${escaped(policy.number)}</h1>`,
    overdueHtml(shown),
    factsHtml([
      ['Status', states[policy.state]],
      ['Policyholder', policy.holder],
      ['Insured', policy.insured],
      ['Product', `${policy.productName}, ${plan}`],
      ['Cover', `${inWords(policy.startsOn)} to ${inWords(policy.endsOn)}`],
      ['Price for the year', `${money(policy.grossMinor)}, including tax ${money(policy.taxMinor)}`],
    ]),
    '<h2>Documents</h2>',
    certificateUrl
      ? `<p><a href="${escaped(certificateUrl)}">Certificate of insurance (PDF)</a></p>`
      : '<p>Your certificate is being made. Look again in a minute.</p>',
    content.body.documents.length > 0 ? documentsHtml(content) : '',
    instalments.length > 0 ? `<h2>Payments</h2>${factsHtml(instalments.map((one) => rowOf(one, money)))}` : '',
    '<h2>Claims and questions</h2>',
    `<p><a href="tel:${escaped(regulatory.contact.phone.replaceAll(' ', ''))}">${escaped(regulatory.contact.phone)}</a><br>`,
    `<a href="mailto:${escaped(regulatory.contact.email)}">${escaped(regulatory.contact.email)}</a></p>`,
    `<p class="soft">${escaped(regulatory.complaints)}</p>`,
    cancelHtml(shown),
    `<p class="soft">${escaped(regulatory.statement)}</p>`,
  ]
  return pageHtml(`Your policy ${policy.number}`, parts.join('\n'), policy.mode === 'test')
}

const documentsHtml = ({ body }: ReleaseContent) =>
  `<ul>${body.documents.map(({ name, title }) => `<li><a href="?document=${escaped(name)}">${escaped(title)}</a></li>`).join('')}</ul>`

/** A document of the product as it was when the policy was sold; nothing where there is no such one. */
export function documentPage({ policy, content }: ShownPolicy, name: string): string | undefined {
  const document = content.body.documents.find((each) => each.name === name)
  if (!document) return undefined
  const sections = document.sections.map(({ heading, lines, isList }) => {
    const each = lines.map((line) => (isList ? `<li>${escaped(line)}</li>` : `<p>${escaped(line)}</p>`)).join('')
    return `<h2>${escaped(heading)}</h2>${isList ? `<ul>${each}</ul>` : each}`
  })
  const head = `<p><a href="?">Your policy ${escaped(policy.number)}</a></p><h1>${escaped(document.title)}</h1>`
  const parts = [head, `<p class="soft">${escaped(document.subtitle)}</p>`, ...sections]
  return pageHtml(document.title, parts.join('\n'), policy.mode === 'test')
}

const said = { due: 'due', overdue: 'could not be taken', paid: 'paid', cancelled: 'not asked for any more' } as const

const rowOf = ({ number, dueOn, amountMinor, state }: InstalmentRow, money: (minor: number) => string) =>
  [`Payment ${number}, ${inWords(dueOn)}`, `${money(amountMinor)}, ${said[state]}`] as const

function overdueHtml({ policy, instalments }: ShownPolicy): string {
  const overdue = instalments.find(({ state }) => state === 'overdue')
  if (!overdue || policy.state !== 'issued') return ''
  const amount = formatMoney(overdue.amountMinor, policy.currency)
  return `<div class="bad"><p><b>We could not take your payment of ${escaped(amount)}.</b> It was due on ${escaped(inWords(overdue.dueOn))}.</p>
<form method="post" action="?do=pay"><button>Pay ${escaped(amount)} now</button></form></div>`
}

function cancelHtml({ cancellableUntil }: ShownPolicy): string {
  if (!cancellableUntil) return ''
  return `<details><summary>Cancel this policy</summary>
<p>You can change your mind until ${escaped(inWords(cancellableUntil))}. Your cover ends at once and everything you have paid goes back to your card. Do not cancel if you have made a claim: call us instead.</p>
<form method="post" action="?do=cancel"><button class="danger">Cancel my policy</button></form></details>`
}
