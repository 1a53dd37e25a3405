import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'

const fields = {
  width: {
    type: 'choice',
    label: 'Columns',
    initial: 'wide',
    options: [
      { value: 'wide', label: 'Wide and narrow' },
      { value: 'equal', label: 'Equal' },
    ],
  },
  onPhone: {
    type: 'choice',
    label: 'The second column on a phone',
    initial: 'hidden',
    options: [
      { value: 'hidden', label: 'Left out' },
      { value: 'above', label: 'Above the first' },
      { value: 'below', label: 'Below the first' },
    ],
  },
  first: { type: 'slot', label: 'First' },
  second: { type: 'slot', label: 'Second' },
} as const satisfies Fields

export function Columns({ width, onPhone, first, second }: PropsOf<typeof fields>) {
  return (
    <div className={`cj-columns ${width} ${onPhone}`}>
      <div>{first}</div>
      <aside>{second}</aside>
    </div>
  )
}

export const columns = {
  label: 'Columns',
  also: 'split side by side',
  group: 'basic',
  fields,
  view: Columns,
} satisfies BlockDefinition
