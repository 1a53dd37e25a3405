import type { Body } from '@coverwright/domain/build/body/body'
import { coverDays, lengthName } from '@coverwright/domain/build/body/cover-period'
import type { RatingInput, RatingProgram } from '@coverwright/domain/build/rating/rating-program'
import { sayName } from '../say-name.ts'

export interface TestField {
  readonly name: string
  readonly label: string
  readonly input: RatingInput
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

export interface TestGroup {
  readonly name: string
  /** One of them: "driver". */
  readonly item: string
  readonly min: number
  readonly max: number
  readonly fields: readonly TestField[]
}

/** What a test quote asks: what the price reads, in the words and the order of the body's own questions. */
export function testFields(body: Body, { inputs, groups }: Pick<RatingProgram, 'inputs' | 'groups'>) {
  const labels = labelsOf(body)
  const order = new Map([...labels.keys()].map((name, at) => [name, at]))
  const place = ({ name }: TestField) => order.get(name) ?? order.size
  const field = (input: RatingInput): TestField => ({
    name: input.name,
    label: labels.get(input.name) ?? sayName(input.name),
    input,
    options: optionsOf(body, input),
  })
  const fields = inputs
    .filter(({ name }) => name !== body.standard.coverStart && (name !== coverDays || lengthName(body) !== null))
    .map(field)
    .toSorted((left, right) => place(left) - place(right))
  return {
    fields,
    groups: groups.map(({ name, min, max, inputs: asked }): TestGroup => {
      const group = body.questions.groups.find((each) => each.name === name)
      return { name, item: group?.repeat?.item || sayName(name).toLowerCase(), min, max, fields: asked.map(field) }
    }),
  }
}

/** Two that are asked in the same words, of a dog and of a cat, go by their names. */
function labelsOf({ questions, cover }: Body): ReadonlyMap<string, string> {
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
const withoutNames = (label: string) =>
  label.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => sayName(name).toLowerCase())

function optionsOf({ dataset, cover }: Body, input: RatingInput): TestField['options'] {
  if (input.kind !== 'choice') return []
  const property = dataset.properties.find(({ name }) => name === input.name)
  const said = [
    ...(property?.type === 'choice' ? property.options : []),
    ...(cover.planName === input.name ? cover.plans.map(({ code, title }) => ({ value: code, label: title })) : []),
    ...(cover.choices.find(({ name }) => name === input.name)?.options ?? []),
  ]
  return input.options.map((value) => ({ value, label: said.find((option) => option.value === value)?.label || value }))
}
