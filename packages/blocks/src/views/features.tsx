import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { Icon } from '../icon.tsx'
import { Words } from '../words.ts'

const fields = {
  items: {
    type: 'list',
    label: 'Promises',
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
      {items.map(({ title, text }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a title being written must stay the same element
        <li key={at}>
          <Icon name="shield" />
          <div>
            <b>
              <Words of={`items.${at}.title`}>{title}</Words>
            </b>
            <span>
              <Words of={`items.${at}.text`}>{text}</Words>
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

export const features = {
  label: 'Trust',
  also: 'features promises benefits',
  group: 'section',
  fields,
  fresh: {
    items: [
      { title: 'Claims answered by people', text: 'Day and night, all year' },
      { title: 'No fee to change your mind', text: 'Within 14 days' },
      { title: 'Covered at once', text: 'As soon as you have paid' },
    ],
  },
  view: Features,
} satisfies BlockDefinition
