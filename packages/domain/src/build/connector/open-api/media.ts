import { type Description, isNode, listOf, memberOf } from './description.ts'

export interface Media {
  readonly schema: unknown
  readonly example: unknown
}

const isJson = (type: string) => /^(application\/([\w.+-]*\+)?json|\*\/\*|application\/\*)\s*(;|$)/i.test(type)

/** The JSON among what is sent or answered; the types that there are besides it where there is none. */
export function jsonIn(api: Description, holder: unknown): Media | { readonly types: readonly string[] } {
  const content = memberOf(holder, 'content')
  const types = isNode(content) ? Object.keys(content) : []
  const type = types.find(isJson)
  if (type === undefined) return { types }
  const media = memberOf(content, type)
  const named = memberOf(media, 'examples')
  const [first] = isNode(named) ? Object.values(named) : []
  const example = memberOf(media, 'example') ?? (first === undefined ? undefined : memberOf(api.follow(first), 'value'))
  return { schema: memberOf(media, 'schema'), example }
}

/** Swagger 2 says it beside the answer, and what is sent among the parameters. */
export function jsonOfSwagger(response: unknown): Media {
  const examples = memberOf(response, 'examples')
  const type = isNode(examples) ? Object.keys(examples).find(isJson) : undefined
  return { schema: memberOf(response, 'schema'), example: type === undefined ? undefined : memberOf(examples, type) }
}

/** Whether Swagger 2 sends JSON here: by default, for the operation, or for all. */
export function takesJson({ root }: Description, operation: unknown): boolean {
  const own = listOf(operation, 'consumes')
  const types = own.length > 0 ? own : listOf(root, 'consumes')
  return types.length === 0 || types.some((type) => typeof type === 'string' && isJson(type))
}
