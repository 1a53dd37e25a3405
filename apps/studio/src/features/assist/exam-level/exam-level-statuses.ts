import { examLevelLifecycle } from '@coverwright/domain/assist/exam-level/exam-level-lifecycle'
import { examQuestionLifecycle } from '@coverwright/domain/assist/exam-question/exam-question-lifecycle'
import { statusesOf } from '../../../framework/status/statuses.ts'

export const levelStatuses = statusesOf(examLevelLifecycle, {
  draft: 'draft',
  published: 'published',
  unpublished: 'unpublished',
})

export const questionStatuses = statusesOf(examQuestionLifecycle, {
  proposed: 'pending',
  approved: 'approved',
  rejected: 'rejected',
})
