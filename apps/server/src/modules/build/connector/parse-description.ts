import { parse, YAMLError } from 'yaml'
import { TaskRefused } from '../../../platform/threads/tasks.ts'

/** What one alias may stand for in all, so that ten lines do not unfold to millions. */
const maxAliasCount = 100

/** JSON or YAML, as the file is written; nothing that it names is fetched. */
export function parseDescription(content: Uint8Array): unknown {
  const text = textOf(content)
  try {
    return isJson(text) ? JSON.parse(text) : parse(text, { maxAliasCount, merge: true, resolveKnownTags: false })
  } catch (error) {
    if (error instanceof SyntaxError) throw new TaskRefused('It is not JSON: a comma or a bracket may be missing.')
    if (error instanceof YAMLError) throw new TaskRefused(`It is not YAML: see line ${error.linePos?.[0].line ?? 1}.`)
    if (error instanceof ReferenceError) throw new TaskRefused('It repeats its own parts too often.')
    if (error instanceof RangeError) throw new TaskRefused('Its parts are nested too deeply.')
    throw error
  }
}

const isJson = (text: string) => /^\s*[{[]/.test(text)

function textOf(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    throw new TaskRefused('It is not a text file in UTF-8.')
  }
}
