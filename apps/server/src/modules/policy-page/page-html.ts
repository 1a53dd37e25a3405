import { hash } from 'node:crypto'
import type { Letter } from '@coverwright/domain/letter/letter'

const style = `
:root { color-scheme: light dark; --line: #d5dad7; --ink: #16201b; --soft: #55615a; --accent: #0b5fff; --bad: #b3261e;
--ground: #f5f7f6; --paper: #fff; --edge: #7b857f; --press: #16201b; --on-press: #fff }
@media (prefers-color-scheme: dark) { :root { --line: #323a36; --ink: #eceff0; --soft: #a6b0ab; --accent: #85b4ff; --bad: #ff8a80;
--ground: #0f1213; --paper: #191d1e; --edge: #87918c; --press: #eceff0; --on-press: #101314 } }
* { box-sizing: border-box }
body { margin: 0; font: 17px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground) }
.test { background: #fff3cd; color: #5c4600; padding: 10px 20px; margin: 0; text-align: center; font-size: 15px }
main { max-width: 640px; margin: 24px auto; background: var(--paper); padding: 28px 24px 32px; border-radius: 16px }
h1 { font-size: 26px; line-height: 1.2; margin: 0 0 4px } h2 { font-size: 19px; margin: 28px 0 8px }
p { margin: 0 0 12px } p:last-child { margin-bottom: 0 } .soft { color: var(--soft) } .bad { border: 3px solid var(--bad); border-radius: 12px; padding: 14px 16px }
dl { margin: 0 } dl div { display: grid; grid-template-columns: 30% 1fr; gap: 12px; padding: 8px 0; border-bottom: 1px solid var(--line) }
.plain { list-style: none; margin: 0; padding: 0 } .plain li { padding: 4px 0 }
footer { margin-top: 28px; padding-top: 16px; border-top: 1px solid var(--line); font-size: 14px }
dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
a { color: var(--accent) } a:focus-visible, button:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
button { min-height: 50px; padding: 0 22px; margin-top: 10px; border: 0; border-radius: 12px; background: var(--press); color: var(--on-press); font: inherit; font-weight: 650; cursor: pointer }
button.danger { background: #b3261e; color: #fff } summary { cursor: pointer; font-weight: 600 } details { margin-top: 24px }
label { display: block; font-weight: 600; margin: 12px 0 6px }
input { width: 100%; height: 52px; padding: 0 14px; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: 12px }
@media (max-width: 480px) { main { margin: 0; border-radius: 0 } dl div { grid-template-columns: 1fr; gap: 0 } }
`

/** No script, nobody else's anything; forms go to the page itself and on to where one pays. */
export const pageHeaders = (formTargets: readonly string[]) => ({
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  // It is somebody's own: no copy stays behind.
  'cache-control': 'no-store',
})

export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** `content` is markup; whatever a person wrote in it has been escaped. */
export const pageHtml = ({ tag, say }: Letter, title: string, content: string, isTest = false) => `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
${isTest ? `<p class="test">${escaped(say('Test mode: no cover is sold here.'))}</p>` : ''}
<main>
${content}
</main>
</body>
</html>`

export const factsHtml = (facts: readonly (readonly [string, string])[]) =>
  `<dl>${facts.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join('')}</dl>`
