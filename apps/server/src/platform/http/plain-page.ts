import { hash } from 'node:crypto'
import { inkOn } from '@coverwright/domain/base/colour/contrast'
import { escaped } from './escaped.ts'

const style = `
:root { color-scheme: light dark; --line: #d5dad7; --ink: #16201b; --soft: #55615a; --accent: #0b5fff; --bad: #b3261e;
--ground: #f5f7f6; --paper: #fff; --edge: #7b857f; --press: #16201b; --on-press: #fff }
@media (prefers-color-scheme: dark) { :root { --line: #323a36; --ink: #eceff0; --soft: #a6b0ab; --accent: #85b4ff; --bad: #ff8a80;
--ground: #0f1213; --paper: #191d1e; --edge: #87918c; --press: #eceff0; --on-press: #101314 } }
* { box-sizing: border-box }
body { margin: 0; font: 17px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground) }
.notice { background: #fff3cd; color: #5c4600; padding: 10px 20px; margin: 0; text-align: center; font-size: 15px }
main { max-width: 640px; margin: 24px auto; background: var(--paper); padding: 28px 24px 32px; border-radius: 16px }
.narrow { max-width: 480px }
h1 { font-size: 26px; line-height: 1.2; margin: 0 0 6px } h2 { font-size: 19px; margin: 28px 0 8px }
p { margin: 0 0 12px } p:last-child { margin-bottom: 0 } .soft { color: var(--soft) }
.amount { font-size: 34px; font-weight: 650; margin: 12px 0 20px } svg { width: 48px; color: var(--accent) }
.bad { border: 3px solid var(--bad); border-radius: 12px; padding: 14px 16px; margin: 0 0 20px } .bad h2 { margin-top: 0 }
.why { color: var(--bad); font-weight: 600; margin: 0 0 6px }
dl { margin: 0 } dl div { display: grid; grid-template-columns: 30% 1fr; gap: 12px; padding: 8px 0; border-bottom: 1px solid var(--line) }
dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
li { margin: 6px 0 } code { font-size: 15px } .plain { list-style: none; margin: 0; padding: 0 }
footer { margin-top: 28px; padding-top: 16px; border-top: 1px solid var(--line); font-size: 14px }
a { color: var(--accent) }
a:focus-visible, button:focus-visible, summary:focus-visible, input:focus { outline: 3px solid var(--accent); outline-offset: 2px }
label { display: block; font-weight: 600; margin: 16px 0 6px }
input { width: 100%; height: 52px; padding: 0 14px; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: 12px }
::placeholder { color: var(--soft); opacity: 1 } input[aria-invalid] { border: 2px solid var(--bad) }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 0 14px }
button { min-height: 50px; padding: 0 22px; margin-top: 20px; border: 0; border-radius: 12px; background: var(--press); color: var(--on-press); font: inherit; font-weight: 650; cursor: pointer }
button.danger { background: #b3261e; color: #fff }
button.quiet { margin-top: 8px; background: none; color: var(--ink); text-decoration: underline; font-weight: 500 } .narrow button { width: 100% }
details { margin-top: 24px } summary { cursor: pointer; font-weight: 600 }
@media (max-width: 480px) { main { margin: 0; border-radius: 0 } dl div { grid-template-columns: 1fr; gap: 0 } }
`

/** How a shop looks, on a page that is not its own. */
export interface PageLook {
  /** As #RRGGBB. */
  readonly brand: string
  /** Of corners, in pixels. */
  readonly radius: number
}

/** Light, as shops are, whatever the device prefers; the brand where something is pressed and above everything. */
const styleOf = (look: PageLook | undefined) =>
  look
    ? `${style}:root { color-scheme: light; --line: #d5dad7; --ink: #16201b; --soft: #55615a; --accent: #16201b; --bad: #b3261e;
--ground: #f5f7f6; --paper: #fff; --edge: #7b857f; --press: ${look.brand}; --on-press: ${inkOn(look.brand)} }
.shop { margin: 0; padding: 18px 20px; background: ${look.brand}; color: ${inkOn(look.brand)}; border-bottom: 1px solid var(--line); text-align: center; font-size: 19px; font-weight: 650 }
main, .bad { border-radius: ${look.radius}px } input, button { border-radius: ${Math.max(look.radius - 2, 0)}px }
button:not(.quiet) { border: 1px solid var(--edge) } a { color: var(--ink) }
@media (max-width: 480px) { main { border-radius: 0 } }
`
    : style

interface PlainPage {
  readonly language?: string
  readonly title: string
  /** Above everything: that this is a test. */
  readonly notice?: string | undefined
  /** Markup; whatever a person wrote in it has been escaped. */
  readonly content: string
  readonly isNarrow?: boolean
  /** Whose page it stands for, where it is a shop's. */
  readonly shop?: { readonly name: string; readonly look: PageLook } | undefined
  /** Where the page leads by itself. */
  readonly next?: { readonly address: string; readonly afterSeconds: number } | undefined
}

/** A page that stands for itself: no script, no file besides it; light or dark as the device is, where it is no shop's. */
export const plainPage = ({
  language = 'en-GB',
  title,
  notice,
  content,
  isNarrow = false,
  shop,
  next,
}: PlainPage) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${next ? `<meta http-equiv="refresh" content="${next.afterSeconds};url=${escaped(next.address)}">` : ''}
<title>${escaped(title)}</title>
<style>${styleOf(shop?.look)}</style>
</head>
<body>
${headOf(notice, shop?.name)}
<main${isNarrow ? ' class="narrow"' : ''}>
${content}
</main>
</body>
</html>`

/** Of whose page it is and whether it counts, as one part of the page that screen readers find. */
function headOf(notice: string | undefined, shop: string | undefined): string {
  const lines = [
    ...(notice ? [`<p class="notice">${escaped(notice)}</p>`] : []),
    ...(shop ? [`<p class="shop">${escaped(shop)}</p>`] : []),
  ]
  return lines.length > 0 ? `<header>${lines.join('\n')}</header>` : ''
}

/** Nobody else's anything; its forms go to itself and to the addresses that are named. */
export const plainPageHeaders = (formTargets: readonly string[] = [], look?: PageLook) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', styleOf(look), 'base64')}'`,
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
})
