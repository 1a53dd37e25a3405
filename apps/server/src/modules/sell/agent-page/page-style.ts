import { inkOn } from '@coverwright/domain/base/colour/contrast'

const usualBrand = '#1f4d3f'

/** A photo's address and a colour are of letters and digits: nothing that somebody typed gets in here. */
export function styleOf(brand: string | null, background: string | undefined): string {
  const colour = brand !== null && /^#[0-9a-f]{6}$/i.test(brand) ? brand : usualBrand
  return `
:root { --brand: ${colour}; --on-brand: ${inkOn(colour)}; --ink: #16201b; --soft: #55615a; --line: #d5dad7; --bad: #b3261e }
* { box-sizing: border-box }
body { margin: 0; font: 17px/1.5 system-ui, sans-serif; color: var(--ink); background: #f5f7f6${background ? ` url(${background}) center / cover fixed` : ''} }
main, footer { max-width: 760px; margin: 0 auto; background: #fff; padding: 0 24px 32px; overflow-wrap: anywhere }
main { padding-top: 24px } footer { padding-top: 20px; border-top: 1px solid var(--line); color: var(--soft); font-size: 15px }
.banner { display: block; width: calc(100% + 48px); height: 220px; margin: -24px -24px 24px; object-fit: cover }
.plain { height: 96px; background: var(--brand) }
.who { display: flex; gap: 20px; align-items: center; flex-wrap: wrap }
.picture { width: 112px; height: 112px; border-radius: 50%; object-fit: cover; flex: none }
h1 { margin: 0; font-size: 30px; line-height: 1.2 } h2 { margin: 32px 0 12px; font-size: 21px }
p { margin: 0 0 10px } .soft { color: var(--soft) } .who p { margin: 0 }
.now { margin: 20px 0 0; padding: 12px 16px; border-left: 4px solid var(--brand); background: #f5f7f6; border-radius: 4px }
ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 10px }
a { color: inherit } .button, button { display: inline-flex; align-items: center; min-height: 48px; padding: 0 20px; border: 1px solid #7b857f; border-radius: 10px; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; background: #fff; color: inherit }
.strong, button { background: var(--brand); color: var(--on-brand) }
.products { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 12px }
.products a { display: flex; justify-content: space-between; gap: 12px; height: 100%; padding: 18px; border: 1px solid #7b857f; border-radius: 12px; font-weight: 600; text-decoration: none }
table { border-collapse: collapse } th { text-align: left; font-weight: 400; padding: 4px 24px 4px 0 } td { padding: 4px 0 }
label { display: block; font-weight: 600; margin: 16px 0 6px }
input, textarea { width: 100%; min-height: 48px; padding: 10px 14px; font: inherit; color: inherit; background: #fff; border: 1px solid #7b857f; border-radius: 10px } textarea { min-height: 120px }
[aria-invalid] { border: 2px solid var(--bad) } .why { color: var(--bad); font-weight: 600; margin: 0 0 6px }
button { margin-top: 20px } .away { position: absolute; left: -9999px }
a:focus-visible, button:focus-visible, input:focus, textarea:focus { outline: 3px solid var(--ink); outline-offset: 2px }
@media (max-width: 480px) { main, footer { padding-left: 18px; padding-right: 18px } .banner { width: calc(100% + 36px); height: 150px; margin: -24px -18px 20px } .plain { height: 64px } }
`
}
