/**
 * Singular queries of RFC 9535 (`$.vehicle.make`, `$['model year']`, `$.owners[0]`, `$.owners[-1]`), and one `[*]` for each
 * of a list. Nothing that searches, filters or slices: what is found must be found at once and be one thing.
 */
const part =
  /\.([A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)|\[(-?(?:0|[1-9]\d{0,8}))\]|\[(\*)\]|\['((?:[^'\\]|\\['\\])*)'\]|\["((?:[^"\\]|\\["\\])*)"\]/y

/** Each of a list, told apart from a member of that name. */
export const each = Symbol('each')

export type PathPart = string | number | typeof each

export const mostPathParts = 20

/** Nothing where it is no such path. */
export function parsePath(text: string): readonly PathPart[] | undefined {
  if (!text.startsWith('$')) return undefined
  const parts: PathPart[] = []
  part.lastIndex = 1
  while (part.lastIndex < text.length) {
    const found = part.exec(text)
    if (!found) return undefined
    const [, member, index, star, single, double] = found
    if (star) parts.push(each)
    else if (index !== undefined) parts.push(Number(index))
    else parts.push(member ?? (single ?? double ?? '').replaceAll(/\\(['"\\])/g, '$1'))
  }
  const lists = parts.filter((one) => one === each).length
  return lists <= 1 && parts.length <= mostPathParts ? parts : undefined
}

/** The path of a value that somebody pointed at. */
export const pathText = (parts: readonly (string | number)[]) =>
  parts.reduce<string>((text, one) => {
    if (typeof one === 'number') return `${text}[${one}]`
    return /^[A-Za-z_]\w*$/.test(one) ? `${text}.${one}` : `${text}['${one.replaceAll(/['\\]/g, '\\$&')}']`
  }, '$')

/** What stands there; of `[*]` a list of all that do. Undefined where there is nothing. */
export function readPath(parts: readonly PathPart[], value: unknown): unknown {
  const [first, ...rest] = parts
  if (first === undefined) return value
  if (first === each) {
    if (!Array.isArray(value)) return undefined
    return value.map((one) => readPath(rest, one)).filter((one) => one !== undefined)
  }
  if (typeof first === 'number') return Array.isArray(value) ? readPath(rest, value.at(first)) : undefined
  const isMember = typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, first)
  return isMember ? readPath(rest, (value as Readonly<Record<string, unknown>>)[first]) : undefined
}
