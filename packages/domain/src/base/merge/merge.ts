import { requiredText } from '../../fields.ts'

/** Text as it stands, or the name of what is to stand there, and what stands there instead where that is unknown. */
type Part = string | { readonly name: string; readonly fallback?: string }

const field = /\{\{([^{}]*)\}\}/g
const written = /^\s*([A-Za-z][\w.]*)\s*(?:\|([^|]*))?$/

/** `{{name}}` and `{{name|fallback}}`, and nothing else: no conditions, no loops, no nesting. */
export function partsOf(text: string): readonly (Part | undefined)[] {
  const parts: (Part | undefined)[] = []
  let end = 0
  for (const match of text.matchAll(field)) {
    parts.push(text.slice(end, match.index), fieldOf(match[1] ?? ''))
    end = match.index + match[0].length
  }
  return [...parts, text.slice(end)]
}

function fieldOf(inside: string): Part | undefined {
  const [, name, fallback] = written.exec(inside) ?? []
  return name === undefined ? undefined : { name, ...(fallback !== undefined && { fallback: fallback.trim() }) }
}

/** What a text asks for, in the order it stands there. */
export const fieldsIn = (text: string) => partsOf(text).filter((part) => typeof part === 'object')

/** The first thing in a text that could not be filled, in words for whoever wrote it. */
export function mergeProblem(text: string, names: readonly string[]): string | undefined {
  for (const match of text.matchAll(field)) {
    const part = fieldOf(match[1] ?? '')
    if (typeof part !== 'object' || !names.includes(part.name)) return `There is no field ${match[0]}`
  }
  const rest = text.replaceAll(field, '')
  return rest.includes('{{') || rest.includes('}}') ? 'Write a field as {{name}}, with both braces' : undefined
}

/** A text people write with fields in it: what is unknown is refused when it is saved, not found out when it is sent. */
export const mergedText = (maxLength: number, names: readonly string[]) =>
  requiredText(maxLength).check(({ value, issues }) => {
    const message = mergeProblem(value, names)
    if (message) issues.push({ code: 'custom', input: value, message })
  })

interface Filled {
  readonly text: string
  /** Fields without a value and without a fallback; where there are any, the text must not be sent. */
  readonly missing: readonly string[]
}

/**
 * @param escape For the place the text is for: HTML, a header line. Values pass through it once and are never looked
 * through for fields again: what a customer typed stays what a customer typed.
 */
export function fillMerged(
  text: string,
  values: Readonly<Record<string, string>>,
  escape: (value: string) => string = (value) => value,
): Filled {
  const missing: string[] = []
  const filled = partsOf(text).map((part) => {
    if (typeof part === 'string') return part
    const value = part && (known(values, part.name) ?? part.fallback)
    if (value !== undefined) return escape(value)
    missing.push(part?.name ?? '')
    return ''
  })
  return { text: filled.join(''), missing }
}

/** Empty is unknown: "Dear ," is worse than the fallback. */
const known = (values: Readonly<Record<string, string>>, name: string) =>
  (Object.hasOwn(values, name) && values[name]) || undefined
