import { type Currency, formatMoney } from '@coverwright/domain/base/money/money'
import { escaped } from '../../../platform/http/escaped.ts'
import { plainPage } from '../../../platform/http/plain-page.ts'
import type { Session } from './ledger.ts'
import { testCards } from './test-cards.ts'

const page = (session: Session, title: string, content: string, isOver = false) =>
  plainPage({
    title,
    content,
    notice: 'Test gateway: no money moves. Never enter a real card.',
    isNarrow: true,
    shop: session.look ? { name: session.merchant, look: session.look } : undefined,
    next: isOver ? { address: session.returnUrl, afterSeconds: 5 } : undefined,
  })

const amountOf = ({ amountMinor, currency }: Session) => formatMoney(amountMinor, currency as Currency)

export interface CardProblem {
  readonly field: 'name' | 'number' | 'expiry' | 'code' | 'address' | 'city' | 'postcode' | 'country'
  readonly message: string
}

/** What was typed comes back, but for the card's number and code: they are in no page that is sent. */
export function payPage(session: Session, problems: readonly CardProblem[], typed: Readonly<Record<string, string>>) {
  const field = (name: CardProblem['field'], label: string, attributes: string) => {
    const problem = problems.find((each) => each.field === name)
    const why = problem ? `<p class="why" id="why-${name}">${escaped(problem.message)}</p>` : ''
    const value = name === 'number' || name === 'code' ? '' : escaped(typed[name] ?? '')
    const described = problem ? ` aria-invalid="true" aria-describedby="why-${name}"` : ''
    return `<div><label for="${name}">${label}</label>${why}
<input id="${name}" name="${name}" value="${value}" ${attributes}${described}></div>`
  }
  const summary =
    problems.length === 0
      ? ''
      : `<div class="bad" role="alert" tabindex="-1"><h2>There is a problem</h2><ul>${problems
          .map(({ field: at, message }) => `<li><a href="#${at}">${escaped(message)}</a></li>`)
          .join('')}</ul></div>`
  const cards = Object.entries(testCards)
    .map(
      ([number, { title }]) => `<li><code>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code> ${escaped(title)}</li>`,
    )
    .join('')
  return page(
    session,
    `${problems.length > 0 ? 'Error: ' : ''}Pay ${session.merchant}`,
    `${summary}<h1>Pay ${escaped(session.merchant)}</h1>
<p class="soft">${escaped(session.description)}</p>
<p class="amount">${amountOf(session)}</p>
<form method="post" novalidate>
${field('name', 'Name on card', 'autocomplete="cc-name" maxlength="80"')}
${field('number', 'Card number', 'inputmode="numeric" autocomplete="cc-number" maxlength="23"')}
<div class="two">${field('expiry', 'Expiry date', 'inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" maxlength="7"')}
${field('code', 'Security code', 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"')}</div>
${field('address', 'Billing address', 'autocomplete="billing street-address" maxlength="120"')}
${field('city', 'City', 'autocomplete="billing address-level2" maxlength="80"')}
<div class="two">${field('postcode', 'Billing postcode', 'autocomplete="billing postal-code" maxlength="12"')}
${field('country', 'Country', 'autocomplete="billing country-name" maxlength="60"')}</div>
<button>${session.amountMinor > 0 ? `Pay ${amountOf(session)}` : 'Keep this card'}</button>
</form>
<form method="post" action="?do=cancel"><button class="quiet">Cancel and go back</button></form>
<details><summary>Test cards</summary><ul>${cards}</ul><p class="soft">Any expiry date to come and any three digits.</p></details>`,
  )
}

export const authenticationPage = (session: Session) =>
  page(
    session,
    'Confirm with your bank',
    `<h1>Confirm with your bank</h1>
<p>Your bank wants to know that it is you who pays ${escaped(session.merchant)} ${amountOf(session)} with the card ending in ${escaped(session.cardLast4 ?? '')}.</p>
<form method="post" action="?do=confirm"><button>Confirm the payment</button></form>
<form method="post" action="?do=refuse"><button class="quiet">It was not me</button></form>`,
  )

export const paidPage = (session: Session) =>
  page(
    session,
    'Payment successful',
    `<h1>Payment successful</h1><p>${amountOf(session)} to ${escaped(session.merchant)}. You will be taken back in 5 seconds.</p>
<p><a href="${escaped(session.returnUrl)}">Go back now</a></p>`,
    true,
  )

export const pendingPage = (session: Session) =>
  page(
    session,
    'Your bank is taking longer',
    `<h1>Your bank is taking longer than usual</h1><p>You will be taken back in 5 seconds. Do not pay again.</p>
<p><a href="${escaped(session.returnUrl)}">Go back now</a></p>`,
    true,
  )
