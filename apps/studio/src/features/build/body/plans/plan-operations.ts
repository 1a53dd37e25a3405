import type { Body } from '@coverwright/domain/build/body/body'
import type { Declaration } from '@coverwright/domain/build/body/declaration'
import { freeName } from '@coverwright/domain/build/dataset/data-name'
import { type Limit, readLimit } from '@coverwright/domain/build/plan/limit'
import type { Product } from '@coverwright/domain/build/product/product'
import { suggestName } from '../editing/suggest-name.ts'
import { takenNames } from '../questions/question-operations.ts'

/** A plan is known to pricing by its code, an item by its name: both are made once, and change only by hand. */
export function addPlan(draft: Body, title: string): string {
  const { plans } = draft.cover
  const code = freeName('plan', new Set(['plan', ...plans.map((plan) => plan.code)]))
  plans.push({ code, title, subtitle: '', limits: {} })
  return code
}

interface Knowing {
  /** Codes of plans that were added since the page was opened. */
  readonly added: ReadonlySet<string>
  readonly areTablesReady: boolean
  readonly tables: readonly unknown[]
  readonly product: Pick<Product, 'state'>
}

/** Tables, test cases and releases name a plan by its code: what they may know keeps it. */
export const isKnownHereOnly = (code: string, { added, areTablesReady, tables, product }: Knowing): boolean =>
  added.has(code) && areTablesReady && tables.length === 0 && product.state === 'draft'

/** A code nobody has given or used yet follows the title: "Premier" is `premier` in formulas. */
export function codeFromTitle(draft: Body, at: number): void {
  const plan = draft.cover.plans[at]
  const wanted = suggestName(plan?.title ?? '')
  if (!plan || wanted === '' || !/^plan_\d+$/.test(plan.code) || /^plan_\d+$/.test(wanted)) return
  if (JSON.stringify(draft.rating).includes(plan.code)) return
  plan.code = freeName(wanted, new Set(draft.cover.plans.map(({ code }) => code)))
}

export function addItem(draft: Body): void {
  const { items } = draft.cover
  items.push({ name: freeName('cover', new Set(items.map(({ name }) => name))), title: '' })
}

/** What plans promise of it goes with it. */
export function removeItem(draft: Body, at: number): void {
  const [removed] = draft.cover.items.splice(at, 1)
  if (!removed) return
  for (const { limits } of draft.cover.plans) delete limits[removed.name]
}

/** Another name, with what plans promise under it. */
export function renameItem(draft: Body, at: number, name: string): void {
  const item = draft.cover.items[at]
  if (!item) return
  for (const plan of draft.cover.plans) {
    const { [item.name]: limit, ...others } = plan.limits
    if (limit !== undefined) plan.limits = { ...others, [name]: limit }
  }
  item.name = name
}

/** Words as they are typed; once they are left they become a value where they say nothing else. */
export function setLimit(draft: Body, plan: number, item: string, limit: Limit): void {
  const limits = draft.cover.plans[plan]?.limits
  if (!limits) return
  if (limit === '') delete limits[item]
  else limits[item] = limit
}

/** The value of what was typed, once it is left; none where something else stands there by then: what was undone stays so. */
export function valueLeft(stored: Limit | undefined, typed: string | null, currency: string) {
  const read = typed !== null && stored === typed ? readLimit(typed, currency) : undefined
  return typeof read === 'object' ? read : undefined
}

export function addChoice(draft: Body): void {
  const name = freeName('choice', takenNames(draft))
  draft.cover.choices.push({ name, title: '', options: [], standard: '' })
}

export function addAddOn(draft: Body): void {
  draft.cover.addOns.push({ name: freeName('addon', takenNames(draft)), title: '', about: '' })
}

export function addDeclaration(draft: Body, kind: Declaration['kind']): void {
  const names = new Set(draft.declarations.map(({ name }) => name))
  draft.declarations.push({ name: freeName(kind, names), kind, text: '', textVersion: 1 })
}

/** What is agreed to is kept with the version of its words: other words are another version. */
export function wordDeclaration(draft: Body, at: number, text: string, published: string | undefined): void {
  const declaration = draft.declarations[at]
  if (!declaration) return
  if (published !== undefined && declaration.text === published && text !== published) declaration.textVersion++
  declaration.text = text
}

export function move(list: unknown[], from: number, by: -1 | 1): void {
  const to = from + by
  if (to < 0 || to >= list.length) return
  const [moved] = list.splice(from, 1)
  if (moved !== undefined) list.splice(to, 0, moved)
}
