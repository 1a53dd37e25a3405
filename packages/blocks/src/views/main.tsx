import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'

const fields = { content: { type: 'slot', label: 'Content' } } as const satisfies Fields

export function Main({ content }: PropsOf<typeof fields>) {
  return (
    <main className="cj-main" id="main">
      {content}
    </main>
  )
}

export const main = { label: 'Main', group: 'basic', fields, view: Main } satisfies BlockDefinition
