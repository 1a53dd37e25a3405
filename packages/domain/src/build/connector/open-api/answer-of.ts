import { ConnectorDefinition } from '../connector.ts'
import { pathText } from '../json-path.ts'
import { outputName } from '../output-name.ts'
import { jsonOf } from './body-of.ts'
import { type Description, memberOf, type Node } from './description.ts'
import { jsonIn, jsonOfSwagger, type Media } from './media.ts'
import { type Shape, shapeOf } from './schema.ts'

type Parts = readonly (string | number)[]

const mostOutputs = 200
const deepest = 8
const successes = ['200', '201', '202', '203', '2XX', '2xx']

/** The values that a good answer has, and an example of one. */
export function answerOf(api: Description, operation: unknown) {
  const media = mediaOf(api, operation)
  if (!media) {
    api.note('no-answer', '')
    return { outputs: [], demoResult: '' }
  }
  const found: Parts[] = []
  const shape = shapeOf(api, media.schema, [])
  if (shape) collect(api, shape, [], [], found)
  const names = new Set<string>()
  const outputs = found.flatMap((parts) => {
    const name = outputName(parts, names)
    const output = { name, path: pathText(parts) }
    if (!ConnectorDefinition.shape.outputs.safeParse([output]).success) return []
    names.add(name)
    return [output]
  })
  return { outputs, demoResult: demoOf(api, media.example ?? (shape && sampleOf(api, shape, []))) }
}

function mediaOf(api: Description, operation: unknown): Media | undefined {
  const responses = memberOf(operation, 'responses')
  const written = successes.map((status) => memberOf(responses, status)).find((each) => each !== undefined)
  const response = written === undefined ? undefined : api.follow(written)
  if (!response) return undefined
  if (api.isSwagger) return jsonOfSwagger(response)
  const found = jsonIn(api, response)
  return 'schema' in found ? found : undefined
}

function collect(api: Description, shape: Shape, parts: Parts, within: readonly Node[], found: Parts[]): void {
  if (found.length >= mostOutputs || parts.length >= deepest) {
    api.note('more-outputs', pathText(parts))
    return
  }
  const inside = [...within, shape.node]
  const children: [string | number, unknown][] = shape.type === 'array' ? [[0, shape.items]] : [...shape.properties]
  if (['string', 'number', 'integer', 'boolean'].includes(shape.type)) found.push(parts)
  for (const [name, schema] of children) {
    const child = shapeOf(api, schema, inside)
    if (child) collect(api, child, [...parts, name], inside, found)
  }
}

/** An example put together from those of its parts; undefined where none has one. */
function sampleOf(api: Description, shape: Shape, within: readonly Node[]): unknown {
  if (shape.fixed !== undefined || shape.example !== undefined) return shape.fixed ?? shape.example
  const inside = [...within, shape.node]
  const partOf = (schema: unknown) => {
    const part = within.length < deepest ? shapeOf(api, schema, inside) : undefined
    return part && sampleOf(api, part, inside)
  }
  if (shape.type === 'array') {
    const item = partOf(shape.items)
    return item === undefined ? undefined : [item]
  }
  const entries = [...shape.properties].map(([name, schema]) => [name, partOf(schema)] as const)
  const known = entries.filter(([, value]) => value !== undefined)
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

function demoOf(api: Description, example: unknown): string {
  if (example === undefined) return ''
  const read = ConnectorDefinition.shape.demoResult.safeParse(jsonOf(example))
  if (!read.success) api.note('demo', '')
  return read.data ?? ''
}
