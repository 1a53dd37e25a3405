import type { Texts } from './texts.ts'

export interface Namespace {
  readonly name: string
  readonly texts: Texts
}

export interface Source {
  readonly path: string
  readonly code: string
}

export interface KeyFaults {
  /** Read by a source, written nowhere. */
  readonly missing: readonly string[]
  /** Written, read by no source. */
  readonly unused: readonly string[]
}

/** Where a source says which texts are its own. */
const namespaceOf = /(?:useTranslation|columnsFor(?:<[^(]*>)?)\(\s*['"]([\w-]+)['"]/
/** `t('key')`, `t(`key.${part}`)`, and the keys that stand in tables before they are read. */
const quoted = /(['"`])((?:[\w-]+:)?[\w-]+(?:(?:\.|\$\{[^}]*\})[\w-]*)*)\1/g

/**
 * Compares the keys that are written with those the sources read. A key counts as read when a source of its namespace
 * quotes it whole or, with a changing part, in a template; it counts as missing only inside a call of `t`.
 */
export function findKeyFaults(namespaces: readonly Namespace[], sources: readonly Source[]): KeyFaults {
  const written = new Map(namespaces.map(({ name, texts }) => [name, keysOf(texts)]))
  const read = new Set<string>()
  const missing = new Set<string>()
  for (const { path, code } of sources) {
    const own = namespaceOf.exec(code)?.[1]
    for (const match of code.matchAll(quoted)) {
      const [whole, , text = ''] = match
      const [namespace, key] = text.includes(':') ? split(text) : [own, text]
      if (!namespace || !key) continue
      const found = (written.get(namespace) ?? []).filter((one) => matches(key, one))
      for (const one of found) read.add(`${namespace}:${one}`)
      const isCall = /\bt\(\s*$/.test(code.slice(Math.max(0, match.index - 20), match.index))
      if (isCall && found.length === 0) missing.add(`${namespace}:${key} in ${path} (${whole})`)
    }
  }
  const all = [...written].flatMap(([name, keys]) => keys.map((key) => `${name}:${key}`))
  return { missing: [...missing], unused: all.filter((key) => !read.has(key)) }
}

/** Plural forms are read under the name they share. */
const keysOf = (texts: Texts, prefix = ''): string[] => [
  ...new Set(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string'
        ? [prefix + key.replace(/_(one|other|zero|few|many)$/, '')]
        : keysOf(text, `${prefix}${key}.`),
    ),
  ),
]

const split = (text: string) => {
  const at = text.indexOf(':')
  return [text.slice(0, at), text.slice(at + 1)] as const
}

function matches(pattern: string, key: string): boolean {
  if (!pattern.includes('${')) return pattern === key
  const parts = pattern.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', String.raw`\.`))
  return new RegExp(`^${parts.join('.+')}$`).test(key)
}
