import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { useFill } from '../journey.ts'
import { Paragraphs } from '../paragraphs.tsx'
import { Words } from '../words.ts'

const fields = {
  title: { type: 'text', label: 'Heading', initial: 'Why we ask' },
  text: { type: 'richText', label: 'Text', initial: '' },
} as const satisfies Fields

export function Note({ title, text }: PropsOf<typeof fields>) {
  const fill = useFill()
  return (
    <div className="cj-note">
      <h2>
        <Words of="title">{fill(title)}</Words>
      </h2>
      <Words of="text">
        <Paragraphs text={text} fill={fill} />
      </Words>
    </div>
  )
}

export const note = {
  label: 'Note',
  also: 'card box tip',
  group: 'basic',
  fields,
  view: Note,
} satisfies BlockDefinition
