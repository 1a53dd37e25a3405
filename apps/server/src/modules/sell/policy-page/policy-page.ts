import { isYear } from '@coverwright/domain/build/body/cover-period'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import type { Letter } from '@coverwright/domain/sell/letter/letter'
import type { VoucherPaid } from '@coverwright/domain/sell/voucher/voucher'
import { escaped } from '../../../platform/http/escaped.ts'
import { maskedEmail } from '../../company/member/index.ts'
import { type InstalmentRow, type PolicyRow, policyWords, sayVoucherBack } from '../policy/index.ts'
import { factsHtml, pageHtml } from './page-html.ts'

export interface ShownPolicy {
  readonly policy: PolicyRow
  /** The release as it was written. */
  readonly written: ReleaseContent
  /** What the page is written with, in the language that was bought in. */
  readonly letter: Letter
  /** As it reads in that language. */
  readonly content: ReleaseContent
  readonly instalments: readonly InstalmentRow[]
  /** Null while it is being made. */
  readonly certificateUrl: string | null
  readonly cancellableUntil: string | null
  /** What a voucher paid, and whether it can pay again once the policy is cancelled. */
  readonly voucherBack: VoucherPaid | null
  /** A code to cancel it with was asked for: it is typed here. */
  readonly isCodeAsked?: boolean
  /** Why the one that was typed did not do, said beside it. */
  readonly codeProblem?: string
}

const states = {
  issued: 'In force',
  cancelled: 'Cancelled. What you paid goes back to your card.',
  lapsed: 'Ended, because a payment was not made',
} as const

/** The policyholder's own page: what is covered, the documents, what is to be paid, whom to call, and the way out. */
export function policyPage(shown: ShownPolicy, problem?: string): string {
  const { policy, letter, content, instalments } = shown
  const { say, sayMoney, sayMessage } = letter
  const words = policyWords(content, policy, letter)
  const { regulatory, cover } = content.body
  const money = (minor: number) => sayMoney(minor, policy.currency)
  const plan = cover.plans.find(({ code }) => code === policy.plan)?.title ?? policy.plan
  const title = say('Your policy {number}', { number: policy.number })
  const parts = [
    problem ? `<div class="bad" role="alert">${escaped(sayMessage(problem))}</div>` : '',
    `<p class="soft">${escaped(regulatory.tradingName)}</p><h1>${escaped(title)}</h1>`,
    overdueHtml(shown),
    factsHtml([
      [say('Status'), statusOf(shown)],
      [say('Policyholder'), policy.holder],
      [say('Insured'), policy.insured],
      [say('Product'), `${policy.productName}, ${plan}`],
      [say('Cover'), words.days],
      [
        isYear(content.body) ? say('Price for the year') : say('Price for {length}', { length: words.length }),
        say('{amount}, including tax {tax}', { amount: money(policy.grossMinor), tax: money(policy.taxMinor) }),
      ],
    ]),
    heading(say('Documents')),
    documentsHtml(shown),
    instalments.length > 0
      ? `${heading(say('Payments'))}${factsHtml(instalments.map((one) => rowOf(one, letter, money)))}`
      : '',
    heading(say('Claims and questions')),
    `<p><a href="tel:${escaped(regulatory.contact.phone.replaceAll(' ', ''))}">${escaped(regulatory.contact.phone)}</a><br>`,
    `<a href="mailto:${escaped(regulatory.contact.email)}">${escaped(regulatory.contact.email)}</a></p>`,
    `<p class="soft">${escaped(regulatory.complaints)}</p>`,
    cancelHtml(shown),
    `<footer class="soft">${escaped(regulatory.statement)}</footer>`,
  ]
  return pageHtml(letter, title, parts.join('\n'), policy.mode === 'test')
}

/** Where a voucher paid, the card gets its own part alone. */
function statusOf({ policy: { state, currency }, voucherBack, letter }: ShownPolicy): string {
  const { say } = letter
  return state === 'cancelled' && voucherBack
    ? [say('Cancelled.'), ...partsBack(voucherBack, letter, currency)].join(' ')
    : say(states[state])
}

const partsBack = (voucher: VoucherPaid, letter: Letter, currency: PolicyRow['currency']) => [
  letter.say('What your card paid, if anything, goes back to it.'),
  sayVoucherBack(voucher, letter, currency),
]

const heading = (text: string) => `<h2>${escaped(text)}</h2>`

const link = (to: string, title: string) => `<a href="${escaped(to)}">${escaped(title)}</a>`

function documentsHtml({ letter: { say }, content, certificateUrl }: ShownPolicy): string {
  const documents = [
    certificateUrl
      ? link(certificateUrl, say('Certificate of insurance (PDF)'))
      : escaped(say('Your certificate is being made. Look again in a minute.')),
    ...content.body.documents.map(({ name, title }) => link(`?document=${name}`, title)),
  ]
  return `<ul class="plain">${documents.map((document) => `<li>${document}</li>`).join('')}</ul>`
}

/** A document of the product as it was when the policy was sold; nothing where there is no such one. */
export function documentPage({ policy, letter, content }: ShownPolicy, name: string): string | undefined {
  const document = content.body.documents.find((each) => each.name === name)
  if (!document) return undefined
  const sections = document.sections.map(({ heading: said, lines, isList }) => {
    const each = lines.map((line) => (isList ? `<li>${escaped(line)}</li>` : `<p>${escaped(line)}</p>`)).join('')
    return `${heading(said)}${isList ? `<ul>${each}</ul>` : each}`
  })
  const back = letter.say('Your policy {number}', { number: policy.number })
  const head = `<p><a href="?">${escaped(back)}</a></p><h1>${escaped(document.title)}</h1>`
  const parts = [head, `<p class="soft">${escaped(document.subtitle)}</p>`, ...sections]
  return pageHtml(letter, document.title, parts.join('\n'), policy.mode === 'test')
}

const amounts = {
  due: '{amount}, due',
  overdue: '{amount}, could not be taken',
  paid: '{amount}, paid',
  cancelled: '{amount}, not asked for any more',
} as const

const rowOf = (
  { dueOn, amountMinor, state }: InstalmentRow,
  { say, sayDay }: Letter,
  money: (minor: number) => string,
) => [sayDay(dueOn), say(amounts[state], { amount: money(amountMinor) })] as const

function overdueHtml({ policy, letter: { say, sayDay, sayMoney }, instalments }: ShownPolicy): string {
  const overdue = instalments.find(({ state }) => state === 'overdue')
  if (!overdue || policy.state !== 'issued') return ''
  const amount = sayMoney(overdue.amountMinor, policy.currency)
  const failed = escaped(say('We could not take your payment of {amount}.', { amount }))
  const due = escaped(say('It was due on {day}.', { day: sayDay(overdue.dueOn) }))
  return `<div class="bad"><p><b>${failed}</b> ${due}</p>
<form method="post" action="?do=pay"><button>${escaped(say('Pay {amount} now', { amount }))}</button></form></div>`
}

function cancelHtml(shown: ShownPolicy): string {
  const { letter, cancellableUntil, isCodeAsked, policy, voucherBack } = shown
  const { say, sayDay } = letter
  if (!cancellableUntil) return ''
  const day = sayDay(cancellableUntil)
  const means = voucherBack
    ? [
        say(
          'You can change your mind until {day}. Your cover ends at once. Do not cancel if you have made a claim: call us instead.',
          { day },
        ),
        ...partsBack(voucherBack, letter, policy.currency),
      ]
    : [
        say(
          'You can change your mind until {day}. Your cover ends at once and everything you have paid goes back to your card. Do not cancel if you have made a claim: call us instead.',
          { day },
        ),
      ]
  const asking = `<form method="post" action="?do=code"><button${isCodeAsked ? ' class="quiet"' : ''}>${escaped(say('Send me a code'))}</button></form>`
  return `<details${isCodeAsked ? ' open' : ''}><summary>${escaped(say('Cancel this policy'))}</summary>
${means.map((said) => `<p>${escaped(said)}</p>`).join('')}
${isCodeAsked ? codeHtml(shown) : ''}${asking}</details>`
}

function codeHtml({ policy, letter: { say, sayMessage }, codeProblem }: ShownPolicy): string {
  const address = maskedEmail(policy.email)
  const sent = say('We have sent a code to {address}. Type it here to cancel your policy.', { address })
  const why = codeProblem ? `<p class="why" id="why" role="alert">${escaped(sayMessage(codeProblem))}</p>` : ''
  const about = codeProblem ? 'aria-invalid="true" aria-describedby="why sent"' : 'aria-describedby="sent"'
  return `<form method="post" action="?do=cancel"><p id="sent">${escaped(sent)}</p>
<label for="code">${escaped(say('Code'))}</label>${why}
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required ${about} autofocus>
<button class="danger">${escaped(say('Cancel my policy'))}</button></form>`
}
