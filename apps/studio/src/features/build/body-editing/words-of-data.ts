import type { Body } from '@coverwright/domain/build/body/body'
import { sayName, sayNameWithin } from './say-name.ts'

/** Read first wherever data is listed: names are written in several styles, and say less. */
export const titleOfData = (body: Body, name: string): string => labelsOf(body).get(name) ?? sayName(name)

/** Data by the words it is asked in. Two that are asked in the same words, of a dog and of a cat, go by their names. */
export function labelsOf({ questions, cover }: Body): ReadonlyMap<string, string> {
  const asked = questions.groups.flatMap((group) => group.questions)
  const labels = [
    ...asked.map(({ name, label, shortLabel }) => [name, shortLabel || withoutNames(label)] as const),
    [cover.planName, ''] as const,
    ...[...cover.choices, ...cover.addOns].map(({ name, title }) => [name, title] as const),
  ]
  const isOnly = (label: string) => label !== '' && labels.filter(([, other]) => other === label).length === 1
  return new Map(labels.map(([name, label]) => [name, isOnly(label) ? label : sayName(name)]))
}

/** "When was {{pet_name}} born?" is asked of nobody in particular here. */
const withoutNames = (label: string) => label.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => sayNameWithin(name))

/** Values of a choice, of the plan or of a choice beside it, with what buyers read instead of each. */
export function optionsOfData({ dataset, cover }: Body, name: string, values: readonly string[]) {
  const property = dataset.properties.find((each) => each.name === name)
  const said = [
    ...(property && 'options' in property ? property.options : []),
    ...(cover.planName === name ? cover.plans.map(({ code, title }) => ({ value: code, label: title })) : []),
    ...(cover.choices.find((choice) => choice.name === name)?.options ?? []),
  ]
  return values.map((value) => ({ value, label: said.find((option) => option.value === value)?.label || value }))
}
