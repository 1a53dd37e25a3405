import type { BlockDefinition, Fields, PropsOf } from '../definition.ts'

const fields = { content: { type: 'slot', label: 'Content' } } as const satisfies Fields

/** A component that a page follows. Visitors get what is in it: only the editor draws it as one. */
const Component = ({ content }: PropsOf<typeof fields>) => <>{content}</>

export const component = { label: 'Component', group: 'section', fields, view: Component } satisfies BlockDefinition
