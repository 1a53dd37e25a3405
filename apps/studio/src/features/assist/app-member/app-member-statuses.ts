import { appMemberLifecycle } from '@coverwright/domain/assist/app-member/app-member-lifecycle'
import type { TalkOutcome } from '@coverwright/domain/assist/product-talk/product-talk'
import { type Status, statusesOf } from '../../../framework/status/statuses.ts'

export const appMemberStatuses = statusesOf(appMemberLifecycle, {
  invited: 'invited',
  active: 'active',
  blocked: 'blocked',
})

export const outcomeStatuses: Readonly<Record<TalkOutcome, Status>> = {
  answered: 'answered',
  unsure: 'unsure',
  'not-found': 'notInDocuments',
}
