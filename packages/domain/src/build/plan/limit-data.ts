import type { Cover, Plan } from './cover.ts'

/** Limits that pricing can read, by the name it reads them under: those that are a value in every plan that has them. */
export function limitNames({ items, plans }: Pick<Cover, 'items' | 'plans'>): ReadonlyMap<string, string> {
  const limitsOf = (item: string) => plans.flatMap(({ limits }) => limits[item] ?? [])
  const isValue = (item: string) =>
    limitsOf(item).length > 0 && limitsOf(item).every((limit) => typeof limit !== 'string')
  return new Map(items.flatMap(({ name }) => (isValue(name) ? [[name, `${name}_limit`.slice(0, 60)] as const] : [])))
}

/** What pricing reads of a plan's limits. What is not covered is paid nothing for. */
export const limitValues = (cover: Pick<Cover, 'items' | 'plans'>, plan: Pick<Plan, 'limits'>): [string, string][] =>
  [...limitNames(cover)].map(([item, name]) => {
    const limit = plan.limits[item]
    return [name, typeof limit === 'object' ? limit.amount : '0']
  })
