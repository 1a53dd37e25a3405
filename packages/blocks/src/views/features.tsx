import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { Icon } from '../icon.tsx'

const fields = {
  items: {
    type: 'list',
    label: 'Features',
    item: {
      title: { type: 'text', label: 'Title', initial: 'A promise' },
      text: { type: 'text', label: 'Text', initial: '' },
    },
    initial: [],
  },
} as const satisfies Fields

export function Features({ items }: PropsOf<typeof fields>) {
  return (
    <ul className="cj-features">
      {items.map(({ title, text }) => (
        <li key={title}>
          <Icon name="shield" />
          <div>
            <b>{title}</b>
            <span>{text}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}

export const features = { label: 'Features', group: 'section', fields, view: Features } satisfies BlockDefinition
