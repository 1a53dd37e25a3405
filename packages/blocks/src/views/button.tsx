import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'
import { Words } from '../words.ts'

const fields = {
  label: { type: 'text', label: 'Words', initial: 'Get a quote' },
  link: { type: 'link', label: 'Leads to', initial: '/' },
  look: {
    type: 'choice',
    label: 'Look',
    initial: 'filled',
    options: [
      { value: 'filled', label: 'Filled' },
      { value: 'plain', label: 'Plain' },
    ],
  },
} as const satisfies Fields

export function Button({ label, link, look }: PropsOf<typeof fields>) {
  return (
    <p className="cj-go">
      <a className={look === 'plain' ? 'cj-button plain' : 'cj-button'} href={link}>
        <Words of="label">{label}</Words>
      </a>
    </p>
  )
}

export const button = { label: 'Button', group: 'basic', fields, view: Button } satisfies BlockDefinition
