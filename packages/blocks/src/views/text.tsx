import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { Paragraphs } from '../paragraphs.tsx'

const fields = {
  title: { type: 'text', label: 'Heading', initial: 'Heading' },
  text: { type: 'longText', label: 'Text', initial: '' },
} as const satisfies Fields

/** A page of prose: privacy, complaints, accessibility. */
export function Text({ title, text }: PropsOf<typeof fields>) {
  return (
    <div className="cj-text">
      <h1>{title}</h1>
      <Paragraphs text={text} />
    </div>
  )
}

export const text = { label: 'Text', group: 'basic', fields, view: Text } satisfies BlockDefinition
