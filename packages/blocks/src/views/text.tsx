import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { Paragraphs } from '../paragraphs.tsx'
import { Words } from '../words.ts'

const fields = {
  title: { type: 'text', label: 'Heading', initial: 'Heading' },
  text: { type: 'richText', label: 'Text', initial: '' },
  size: {
    type: 'choice',
    label: 'Kind',
    initial: 'page',
    options: [
      { value: 'page', label: 'A page' },
      { value: 'section', label: 'Inside a page' },
    ],
  },
} as const satisfies Fields

/** Prose: a page of it, such as privacy and complaints, or some on a page that has its heading already. */
export function Text({ title, text, size }: PropsOf<typeof fields>) {
  const Title = size === 'page' ? 'h1' : 'h2'
  return (
    <div className="cj-text">
      {title ? (
        <Title>
          <Words of="title">{title}</Words>
        </Title>
      ) : null}
      <Words of="text">
        <Paragraphs text={text} />
      </Words>
    </div>
  )
}

export const text = {
  label: 'Text',
  also: 'heading title paragraph',
  group: 'basic',
  fields,
  fresh: { size: 'section' },
  view: Text,
} satisfies BlockDefinition
