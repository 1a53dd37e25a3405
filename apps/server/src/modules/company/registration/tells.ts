import type { registrationEvents } from '@coverwright/domain/company/registration/registration-events'
import { registrationLimits } from '@coverwright/domain/company/registration/registration-limits'
import { worded } from '@coverwright/domain/worded'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { getOwnCompany } from '../company/index.ts'

export const registrationTells: StandardMessages<keyof typeof registrationEvents> = {
  'registration.done': {
    news: async ({ tx }, { memberId }) => {
      const { name: company } = await getOwnCompany(tx)
      const { title } = worded('registration.done', { company, days: String(registrationLimits.trialDays) })
      return [{ memberId, kind: 'success', title, source: 'Coverwright', link: '/setting-page?section=profile' }]
    },
  },
}
