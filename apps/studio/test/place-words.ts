import type { Field } from '@coverwright/blocks/definition'
import { definitions } from '@coverwright/blocks/definitions'
import { Body } from '@coverwright/domain/build/body/body'
import { capital, oneOfList, wordsOfKey } from '@coverwright/domain/build/document/words-of-place'
import { Shell } from '@coverwright/domain/build/page/shell'
import { z } from 'zod'

/** Every name in the parts of a document; of a list also what one of it is called. */
function partsOf(schema: z.ZodType): string[] {
  const found: string[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if ('properties' in node)
      for (const [key, { type }] of Object.entries(node.properties as Readonly<Record<string, { type?: string }>>))
        found.push(wordsOfKey(key), ...(type === 'array' ? [oneOfList(wordsOfKey(key))] : []))
    for (const each of Object.values(node)) visit(each)
  }
  visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return found
}

/** Blocks and their fields. */
const blockParts = Object.entries(definitions).flatMap(([type, { fields }]) =>
  [wordsOfKey(type)].concat(Object.entries(fields).flatMap(partsOfField)),
)

function partsOfField([name, field]: [string, Field]): string[] {
  const words = wordsOfKey(name)
  return field.type === 'list' ? [words, oneOfList(words)].concat(Object.keys(field.item).map(wordsOfKey)) : [words]
}

/** As a place is called where two versions are compared. */
export const placeWords: readonly string[] = [
  ...new Set([...partsOf(Body), ...partsOf(Shell), ...blockParts].map(capital)),
  'Part',
  'All of it',
  'yes',
  'no',
  'nothing',
].filter((words) => /[a-z]{2}/i.test(words))
