import { expect, test } from 'vitest'
import { mergeProblem } from './base/merge/merge.ts'
import { events } from './events.ts'
import { exampleOf } from './fields.ts'
import { nounMessages } from './noun-messages.ts'

const declared = Object.entries(events)

test.each(declared)('%s is named by its noun, and each of its fields has an example that fits', (type, { fields }) => {
  expect(type).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/)
  for (const field of Object.values(fields.shape)) expect(() => exampleOf(field)).not.toThrow()
})

test('an event carries no text that somebody typed', () => {
  for (const [, { fields }] of declared)
    for (const field of Object.values(fields.shape))
      expect(['z.uuid', 'number', 'enum', 'host', 'date', 'datetime']).toContain(kindOf(field))
})

function kindOf(field: unknown): string {
  const { type, format, maxLength } = field as { type: string; format?: string; maxLength?: number }
  if (type !== 'string') return type
  if (format === 'uuid') return 'z.uuid'
  return format ?? (maxLength === 253 ? 'host' : 'free text')
}

test.each(Object.entries(nounMessages))(
  '%s says nothing of what it has no field for, and uses each it has',
  (_code, message) => {
    const {
      fields,
      title,
      text = [],
    } = message as { fields: object; title: string; text?: readonly (string | { when: string; text: string })[] }
    const names = Object.keys(fields)
    const words = [title, ...text.map((paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.text))]
    for (const each of words) expect(mergeProblem(each, names)).toBeUndefined()
    for (const name of names) expect(words.join('\n')).toContain(`{{${name}}}`)
  },
)
