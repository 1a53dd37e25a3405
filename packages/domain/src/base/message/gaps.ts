/** A sentence with gaps, as the product says it in English and as a language has it. */
interface Pattern {
  readonly shape: RegExp
  readonly gaps: readonly string[]
  readonly translated: string
  /** How much is the same whatever fills its gaps: of its beginning, and of all. */
  readonly begins: number
  readonly written: number
}

type Sentences = Readonly<Record<string, string>>

const gap = /\{\{(\w+)\}\}/g

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Those that say most themselves first: `The table {{name}} is empty` before `{{name}} is empty`. The beginning decides,
 * for behind it another sentence may follow.
 */
const patternsOf = (sentences: Sentences): readonly Pattern[] =>
  Object.entries(sentences)
    .filter(([english]) => english.search(gap) >= 0)
    .map(([english, translated]) => {
      const pieces = english.split(gap).filter((_piece, at) => at % 2 === 0)
      return {
        shape: new RegExp(`^${pieces.map(escaped).join(String.raw`([\s\S]*?)`)}$`),
        gaps: [...english.matchAll(gap)].map(([, name = '']) => name),
        translated,
        begins: pieces[0]?.length ?? 0,
        written: pieces.join('').length,
      }
    })
    .toSorted((left, right) => right.begins - left.begins || right.written - left.written)

const known = new WeakMap<Sentences, readonly Pattern[]>()

/**
 * A sentence whose gaps were filled in English, as a language has it; undefined where none has its shape. What fills a
 * gap stays as it is, for it is somebody's own; `…Words` are the product's, and `…List` several of them.
 */
export function fillFrom(sentences: Sentences, filled: string, say: (words: string) => string): string | undefined {
  const patterns = known.get(sentences) ?? patternsOf(sentences)
  known.set(sentences, patterns)
  for (const { shape, gaps, translated } of patterns) {
    const found = shape.exec(filled)
    if (!found) continue
    const values = new Map(gaps.map((name, at) => [name, valueOf(name, found[at + 1] ?? '', say)]))
    return translated.replaceAll(gap, (mark, name: string) => values.get(name) ?? mark)
  }
  return undefined
}

function valueOf(name: string, value: string, say: (words: string) => string): string {
  if (name.endsWith('Words')) return say(value)
  return name.endsWith('List') ? value.split(', ').map(say).join(', ') : value
}
