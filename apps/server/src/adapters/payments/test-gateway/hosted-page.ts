import { hash } from 'node:crypto'
import { type Currency, formatMoney } from '@coverwright/domain/money/money'
import type { Session } from './ledger.ts'
import { testCards } from './test-cards.ts'

const style = `
:root { color-scheme: light; --line: #d5dad7; --ink: #16201b; --soft: #55615a; --accent: #0b5fff; --bad: #b3261e }
* { box-sizing: border-box }
body { margin: 0; font: 17px/1.5 system-ui, sans-serif; color: var(--ink); background: #f5f7f6 }
.test { background: #fff3cd; color: #5c4600; padding: 10px 20px; text-align: center; font-size: 15px }
main { max-width: 480px; margin: 24px auto; background: #fff; padding: 28px 24px 32px; border-radius: 16px }
h1 { font-size: 26px; line-height: 1.2; margin: 0 0 4px } .amount { font-size: 34px; font-weight: 650; margin: 12px 0 20px }
p { margin: 0 0 12px } .soft { color: var(--soft); font-size: 15px }
label { display: block; font-weight: 600; margin: 16px 0 6px }
input { width: 100%; height: 52px; padding: 0 14px; font: inherit; border: 1px solid #7b857f; border-radius: 12px }
input:focus, button:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 0 14px }
.bad input { border: 2px solid var(--bad) } .why { color: var(--bad); font-weight: 600; margin: 0 0 6px }
.summary { border: 3px solid var(--bad); border-radius: 12px; padding: 14px 16px; margin: 0 0 20px }
button { width: 100%; height: 54px; margin-top: 22px; border: 0; border-radius: 12px; background: var(--ink); color: #fff; font: inherit; font-weight: 650; cursor: pointer }
button.plain { background: none; color: var(--ink); text-decoration: underline; margin-top: 8px; font-weight: 500 }
details { margin-top: 22px; border-top: 1px solid var(--line); padding-top: 14px } summary { cursor: pointer; font-weight: 600 }
li { margin: 6px 0 } code { font-size: 15px }
`

/** Nothing but this page's own style; its forms go to itself and, when it is over, back to the shop. */
export const securityPolicy = ({ returnUrl }: Session) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    `form-action 'self' ${new URL(returnUrl).origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

function page(session: Session, title: string, content: string, refreshSeconds?: number): string {
  const refresh =
    refreshSeconds === undefined
      ? ''
      : `<meta http-equiv="refresh" content="${refreshSeconds};url=${escaped(session.returnUrl)}">`
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh}
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<p class="test">Test gateway: no money moves. Never enter a real card.</p>
<main>
${content}
</main>
</body>
</html>`
}

const amountOf = ({ amountMinor, currency }: Session) => formatMoney(amountMinor, currency as Currency)

export interface CardProblem {
  readonly field: 'name' | 'number' | 'expiry' | 'code' | 'postcode'
  readonly message: string
}

/** What was typed comes back, but for the card's number and code: they are in no page that is sent. */
export function payPage(session: Session, problems: readonly CardProblem[], typed: Readonly<Record<string, string>>) {
  const field = (name: CardProblem['field'], label: string, attributes: string) => {
    const problem = problems.find((each) => each.field === name)
    const why = problem ? `<p class="why" id="why-${name}">${escaped(problem.message)}</p>` : ''
    const value = name === 'number' || name === 'code' ? '' : escaped(typed[name] ?? '')
    const described = problem ? ` aria-invalid="true" aria-describedby="why-${name}"` : ''
    return `<div class="${problem ? 'bad' : ''}"><label for="${name}">${label}</label>${why}
<input id="${name}" name="${name}" value="${value}" ${attributes}${described}></div>`
  }
  const summary =
    problems.length === 0
      ? ''
      : `<div class="summary" role="alert" tabindex="-1"><h2>There is a problem</h2><ul>${problems
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
${field('postcode', 'Billing postcode', 'autocomplete="billing postal-code" maxlength="12"')}
<button>Pay ${amountOf(session)}</button>
</form>
<form method="post" action="?do=cancel"><button class="plain">Cancel and go back</button></form>
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
<form method="post" action="?do=refuse"><button class="plain">It was not me</button></form>`,
  )

export const paidPage = (session: Session) =>
  page(
    session,
    'Payment successful',
    `<h1>Payment successful</h1><p>${amountOf(session)} to ${escaped(session.merchant)}. You will be taken back in 5 seconds.</p>
<p><a href="${escaped(session.returnUrl)}">Go back now</a></p>`,
    5,
  )

export const pendingPage = (session: Session) =>
  page(
    session,
    'Your bank is taking longer',
    `<h1>Your bank is taking longer than usual</h1><p>You will be taken back in 5 seconds. Do not pay again.</p>
<p><a href="${escaped(session.returnUrl)}">Go back now</a></p>`,
    5,
  )
