import { contrast, inkOn } from '@coverwright/domain/base/colour/contrast'
import type { PageFacts } from './page-facts.ts'

/** Of a company that has chosen none. */
export const usualBrand = '#1f4d3f'

const isColour = (text: string | null): text is string => text !== null && /^#[0-9a-f]{6}$/i.test(text)

/** Of the standard page: each is read well on white. */
const onWhite = '--ink: #16201b; --soft: #55615a; --line: #d5dad7; --edge: #7b857f; --tint: #f5f7f6; --bad: #b3261e'

/** On any other colour what is written is black or white, whichever is read better, and nothing is paler than that. */
function inksOn(sheet: string): string {
  const ink = inkOn(sheet)
  const bad = ['#b3261e', '#ffb4ab'].find((red) => contrast(red, sheet) >= 4.5) ?? ink
  const mixed = (part: number) => `color-mix(in srgb, ${ink} ${part}%, ${sheet})`
  return `--ink: ${ink}; --soft: ${ink}; --line: ${mixed(25)}; --edge: ${ink}; --tint: ${mixed(6)}; --bad: ${bad}`
}

/** A photo's address and a colour are of letters and digits: nothing that somebody typed gets in here. */
export function styleOf({ brand, background, design: { look, blocks } }: PageFacts): string {
  const colour = [look.brand, brand].find(isColour) ?? usualBrand
  const sheet = isColour(look.sheet) ? look.sheet : undefined
  const ground = isColour(look.ground) ? look.ground : '#f5f7f6'
  const photo = look.hasPhoto && background ? behindSheet(ground, background.src) : ''
  const heights = new Set(blocks.flatMap((block) => (block.type === 'spacer' ? [Math.round(block.height)] : [])))
  return `
:root { --brand: ${colour}; --on-brand: ${inkOn(colour)}; --sheet: ${sheet ?? '#fff'}; ${sheet ? inksOn(sheet) : onWhite} }
* { box-sizing: border-box }
body { margin: 0; font: 17px/1.5 system-ui, sans-serif; color: var(--ink); background: ${ground} }
main, footer { max-width: 760px; margin: 0 auto; background: var(--sheet); padding: 0 24px 32px; overflow-wrap: anywhere }
main { padding-top: 24px } footer { padding-top: 20px; border-top: 1px solid var(--line); color: var(--soft); font-size: 15px }
.banner { display: block; width: calc(100% + 48px); height: 220px; margin: 24px -24px; object-fit: cover }
.banner:first-child { margin-top: -24px }
.plain { height: 96px; background: var(--brand) }
.who { display: flex; gap: 20px; align-items: center; flex-wrap: wrap }
.picture { width: 112px; height: 112px; border-radius: 50%; object-fit: cover; flex: none }
h1 { margin: 0; font-size: 30px; line-height: 1.2 } h2 { margin: 32px 0 12px; font-size: 21px }
p { margin: 0 0 10px } .soft { color: var(--soft) } .who p { margin: 0 }
.now { margin: 20px 0 0; padding: 12px 16px; border-left: 4px solid var(--brand); background: var(--tint); border-radius: 4px }
ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 10px }
.text { margin-top: 16px } .text ul { display: block; list-style: disc; margin: 0 0 10px; padding-left: 24px }
.after { margin-top: 20px } hr { margin: 24px 0; border: 0; border-top: 1px solid var(--line) }
a { color: inherit } .button, button { display: inline-flex; align-items: center; min-height: 48px; padding: 0 20px; border: 1px solid var(--edge); border-radius: 10px; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; background: var(--sheet); color: inherit }
.strong, button { background: var(--brand); color: var(--on-brand) }
.products { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 12px }
.products a { display: flex; justify-content: space-between; gap: 12px; height: 100%; padding: 18px; border: 1px solid var(--edge); border-radius: 12px; font-weight: 600; text-decoration: none }
table { border-collapse: collapse } th { text-align: left; font-weight: 400; padding: 4px 24px 4px 0 } td { padding: 4px 0 }
label { display: block; font-weight: 600; margin: 16px 0 6px }
input, textarea { width: 100%; min-height: 48px; padding: 10px 14px; font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--edge); border-radius: 10px } textarea { min-height: 120px }
[aria-invalid] { border: 2px solid var(--bad) } .why { color: var(--bad); font-weight: 600; margin: 0 0 6px }
button { margin-top: 20px } .away { position: absolute; left: -9999px }
a:focus-visible, button:focus-visible, input:focus, textarea:focus { outline: 3px solid var(--ink); outline-offset: 2px }
${[...heights].map((height) => `.space-${height} { height: ${height}px }`).join(' ')}
@media (max-width: 480px) { main, footer { padding-left: 18px; padding-right: 18px } .banner { width: calc(100% + 36px); height: 150px; margin: 20px -18px } .plain { height: 64px } }
${photo}`
}

/** Where the sheet is as wide as the screen nobody sees it, and phones would fetch it for nothing. */
const behindSheet = (ground: string, src: string) =>
  `@media (min-width: 761px) { body { background: ${ground} url(${src}) center / cover fixed } }\n`
