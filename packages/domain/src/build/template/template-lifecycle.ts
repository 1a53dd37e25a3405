import { machine, type StateOf } from '../../machine.ts'

/** In the trash it keeps its name, what it is made of and where it was used. */
export const templateLifecycle = machine('active', {
  active: { remove: 'trash' },
  trash: { restore: 'active' },
})

export type TemplateState = StateOf<typeof templateLifecycle>
