import type { BlockDefinition } from '../definition.ts'

export const Divider = () => <hr className="cj-divider" />

export const divider = { label: 'Divider', group: 'basic', fields: {}, view: Divider } satisfies BlockDefinition
