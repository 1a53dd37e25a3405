import { examLifecycle } from '@coverwright/domain/assist/exam/exam-lifecycle'
import { statusesOf } from '../../../framework/status/statuses.ts'

export const examStatuses = statusesOf(examLifecycle, {
  sitting: 'running',
  passed: 'passed',
  failed: 'failed',
  cancelled: 'cancelled',
})
