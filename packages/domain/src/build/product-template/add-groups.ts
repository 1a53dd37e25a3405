import type { Body } from '../body/body.ts'
import { freeName } from '../dataset/data-name.ts'
import { dataNamesOf } from '../dataset/data-names.ts'
import { standardData } from '../dataset/standard-data.ts'
import type { ProductForm } from '../product/product.ts'
import { startIn } from '../words/starts-of.ts'
import type { TemplateGroup } from './body-template.ts'

/** Of a group, what a body does not ask yet: a question that is there already stays as it is. */
export function missingAsks(body: Body, { asks }: TemplateGroup): TemplateGroup['asks'] {
  const asked = new Set(body.questions.groups.flatMap(({ questions }) => questions.map(({ name }) => name)))
  return asks.filter(({ question }) => !asked.has(question.name))
}

/** The body with groups of a template behind its own. What every sale needs is known by its names from then on. */
export function addTemplateGroups(body: Body, groups: readonly TemplateGroup[], country: ProductForm['country']): Body {
  return standardNamed(groups.reduce(addGroup, body), country)
}

function addGroup(body: Body, group: TemplateGroup): Body {
  const asks = missingAsks(body, group)
  if (asks.length === 0) return body
  const kept = new Set(body.dataset.properties.map(({ name }) => name))
  const taken = new Set([
    ...dataNamesOf(body, []).map(({ name }) => name),
    ...body.questions.groups.map(({ name }) => name),
    ...asks.map(({ property }) => property.name),
  ])
  const added = {
    name: freeName(group.name, taken),
    ...(group.repeat && { repeat: group.repeat }),
    questions: asks.map(({ question }) => question),
  }
  const fresh = asks.flatMap(({ property }) => (kept.has(property.name) ? [] : [property]))
  return {
    ...body,
    dataset: { properties: [...body.dataset.properties, ...fresh] },
    questions: { groups: [...body.questions.groups, added] },
  }
}

function standardNamed(body: Body, country: ProductForm['country']): Body {
  const asked = new Set(body.questions.groups.flatMap(({ questions }) => questions.map(({ name }) => name)))
  const named = standardData(country, startIn({ languages: [] })).flatMap(({ is, property }) =>
    is && body.standard[is] === null && asked.has(property.name) ? [[is, property.name] as const] : [],
  )
  return { ...body, standard: { ...body.standard, ...Object.fromEntries(named) } }
}
