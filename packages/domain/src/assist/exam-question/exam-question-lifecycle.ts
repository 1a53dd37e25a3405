import { machine, type StateOf } from '../../machine.ts'

/** No exam asks what no person has approved. */
export const examQuestionLifecycle = machine('proposed', {
  proposed: { approve: 'approved', reject: 'rejected' },
  approved: { reject: 'rejected' },
  rejected: { restore: 'proposed' },
})

export type ExamQuestionState = StateOf<typeof examQuestionLifecycle>
