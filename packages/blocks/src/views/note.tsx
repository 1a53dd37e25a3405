import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { useFill } from '../journey.ts'
import { Paragraphs } from '../paragraphs.tsx'

const fields = {
  title: { type: 'text', label: 'Heading', initial: 'Why we ask' },
  text: { type: 'longText', label: 'Text', initial: '' },
} as const satisfies Fields

export function Note({ title, text }: PropsOf<typeof fields>) {
  const fill = useFill()
  return (
    <div className="cj-note">
      <h2>{fill(title)}</h2>
      <Paragraphs text={fill(text)} />
    </div>
  )
}

export const note = { label: 'Note', group: 'basic', fields, view: Note } satisfies BlockDefinition
