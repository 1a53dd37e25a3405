import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'

const fields = {
  ground: {
    type: 'choice',
    label: 'Ground',
    initial: 'plain',
    options: [
      { value: 'plain', label: 'White' },
      { value: 'tint', label: 'Tinted' },
      { value: 'deep', label: 'Dark' },
    ],
  },
  content: { type: 'slot', label: 'Content' },
} as const satisfies Fields

/** A band across the page. */
export function Section({ ground, content }: PropsOf<typeof fields>) {
  return <section className={`cj-band ${ground}`}>{content}</section>
}

export const section = {
  label: 'Section',
  also: 'band row grid cards container',
  group: 'section',
  fields,
  view: Section,
} satisfies BlockDefinition
