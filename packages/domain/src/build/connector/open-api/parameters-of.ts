import { ConnectorDefinition } from '../connector.ts'
import { isHeaderText } from '../header-text.ts'
import { type Description, isNode, listOf, memberOf, textOf } from './description.ts'
import { demoOf, type Fields } from './name-fields.ts'
import type { DescribedConnector } from './open-api.ts'
import { isScalar, shapeOf } from './schema.ts'

type Optional = DescribedConnector['optional'][number]
type Pair = Omit<Optional, 'list' | 'demo'>

export interface Parameters {
  readonly params: readonly Pair[]
  readonly headers: readonly Pair[]
  readonly optional: readonly Optional[]
  /** What is put into the path, by its name there. */
  readonly path: ReadonlyMap<string, string>
}

const { headers: headerRows, params: paramRows } = ConnectorDefinition.shape
const most = { params: 30, headers: 20 } as const
const mostOptional = 60

/** Set by us, or named by a connector in another place: the file is to leave them out. */
const ownHeaders = /^(accept|content-type|authorization)$/i

/** Of the operation; what its path says of all of its operations stands behind. */
export function parametersOf(api: Description, item: unknown, operation: unknown, fields: Fields): Parameters {
  const all = [...listOf(item, 'parameters'), ...listOf(operation, 'parameters')].flatMap(
    (each) => api.follow(each) ?? [],
  )
  const once = new Map(all.map((each) => [`${textOf(each, 'in')} ${textOf(each, 'name')}`, each]))
  const path = new Map<string, string>()
  const taken = { params: [] as Pair[], headers: [] as Pair[] }
  const optional: Optional[] = []
  for (const parameter of once.values()) {
    const name = textOf(parameter, 'name')
    const place = textOf(parameter, 'in')
    const list = place === 'query' ? 'params' : place === 'header' ? 'headers' : undefined
    if (place === 'cookie') api.note('cookie', name)
    if (place === 'formData') api.note('not-json', name)
    if (!name || (!list && place !== 'path') || (list === 'headers' && ownHeaders.test(name))) continue
    const read = readValue(api, parameter)
    if (list && read.isUnfit) {
      api.note('parameter', name)
      continue
    }
    if (read.isList) api.note('list', name)
    const isAsked = place === 'path' || memberOf(parameter, 'required') === true
    // A field of an optional one is named when it is taken: nobody is asked for what is not sent.
    const fixed = read.fixed === undefined ? undefined : String(read.fixed)
    const value = fixed ?? fields.fieldFor(name, isAsked ? read.example : undefined)
    if (!list) path.set(name, value)
    else if (!isRow(list, { name, value }) || (fixed && list === 'headers' && !isHeaderText(fixed)))
      api.note(list === 'headers' ? 'header' : 'parameter', name)
    else if (!isAsked && optional.length < mostOptional)
      optional.push({ list, name, value, demo: demoOf(read.example) })
    else if (!isAsked || taken[list].length >= most[list]) api.note('too-many', name)
    else taken[list].push({ name, value })
  }
  return { ...taken, optional, path }
}

const isRow = (list: 'params' | 'headers', row: Pair) =>
  (list === 'params' ? paramRows : headerRows).safeParse([row]).success

function readValue(api: Description, parameter: unknown) {
  const written = memberOf(parameter, 'schema') ?? (api.isSwagger ? parameter : undefined)
  const shape = shapeOf(api, written, [])
  const examples = memberOf(parameter, 'examples')
  const [first] = isNode(examples) ? Object.values(examples) : []
  const item = shape?.type === 'array' ? shapeOf(api, shape.items, [shape.node]) : shape
  return {
    isUnfit: memberOf(parameter, 'content') !== undefined || shape?.type === 'object',
    isList: shape?.type === 'array',
    fixed: isScalar(shape?.fixed) ? shape.fixed : undefined,
    example:
      firstOf(memberOf(parameter, 'example') ?? memberOf(api.follow(first), 'value') ?? shape?.example) ??
      item?.example,
  }
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)
