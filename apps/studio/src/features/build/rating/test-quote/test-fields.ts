import type { Body } from '@coverwright/domain/build/body/body'
import { coverDays, lengthName } from '@coverwright/domain/build/body/cover-period'
import type { RatingInput, RatingProgram } from '@coverwright/domain/build/rating/rating-program'
import { sayName } from '../../body-editing/say-name.ts'
import { labelsOf, optionsOfData } from '../../body-editing/words-of-data.ts'

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

function valuesOf(input: RatingInput): readonly string[] {
  if (input.kind === 'several') return input.options.map(({ value }) => value)
  return input.kind === 'choice' ? input.options : []
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
    options: optionsOfData(body, input.name, valuesOf(input)),
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
