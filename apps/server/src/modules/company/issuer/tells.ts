import type { issuerEvents } from '@coverwright/domain/company/issuer/issuer-events'
import { worded } from '@coverwright/domain/worded'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { findStaff } from '../member/index.ts'

export const issuerTells: StandardMessages<keyof typeof issuerEvents> = {
  'issuer.missing': {
    news: async ({ tx }) => {
      const { title } = worded('issuer.missing', {})
      const news = { kind: 'warning', title, source: 'Account', link: '/account?tab=issuer' } as const
      return (await findStaff(tx)).map(({ id: memberId }) => Object.assign({ memberId }, news))
    },
  },
}
