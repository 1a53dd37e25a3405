import { nameLike } from '../output-name.ts'
import { isScalar } from './schema.ts'

const mostDemos = 60
const longestDemo = 1000

/** Names for what is filled in, and what to try each with. What the file calls alike is one field. */
export function nameFields() {
  const names = new Map<string, string>()
  const demos = new Map<string, string>()
  return {
    /** The merge field for what the file calls so. */
    fieldFor: (written: string, example: unknown): string => {
      const name = names.get(written) ?? nameLike(written, new Set(names.values()))
      names.set(written, name)
      const demo = demoOf(example)
      if (demo !== '' && demos.size < mostDemos) demos.set(name, demo)
      return `{{${name}}}`
    },
    demos: () => [...demos].map(([name, value]) => ({ name, value })),
  }
}

export type Fields = ReturnType<typeof nameFields>

export function demoOf(example: unknown): string {
  const text = isScalar(example) ? String(example) : ''
  return text.length <= longestDemo ? text : ''
}
