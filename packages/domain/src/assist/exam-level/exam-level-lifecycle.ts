import { machine, type StateOf } from '../../machine.ts'

export const examLevelLifecycle = machine('draft', {
  draft: { publish: 'published' },
  published: { unpublish: 'unpublished' },
  unpublished: { publish: 'published' },
})

export type ExamLevelState = StateOf<typeof examLevelLifecycle>
