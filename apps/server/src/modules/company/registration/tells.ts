import { dayWords } from '@coverwright/domain/base/day/day'
import type { registrationEvents } from '@coverwright/domain/company/registration/registration-events'
import { registrationLimits } from '@coverwright/domain/company/registration/registration-limits'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { getOwnCompany } from '../company/index.ts'
import { findStaff } from '../member/index.ts'
import { reactivationRequests } from './tables.ts'

interface Asked {
  readonly requestId: string
  readonly over: 'account' | 'trial'
  readonly endedOn: string
}

async function wordsOf(tx: ReadTx, { requestId, over, endedOn }: Asked) {
  const request = await selectRow(tx, reactivationRequests, requestId)
  if (!request) return undefined
  const { companyName: company, askedBy, referenceNumber: reference, note } = request
  return worded(`registration.${over}-asked`, { company, askedBy, reference, endDay: dayWords(endedOn), note })
}

export const registrationTells: StandardMessages<keyof typeof registrationEvents> = {
  'registration.done': {
    news: async ({ tx }, { memberId }) => {
      const { name: company } = await getOwnCompany(tx)
      const { title } = worded('registration.done', { company, days: String(registrationLimits.trialDays) })
      return [{ memberId, kind: 'success', title, source: 'Coverwright', link: '/setting-page?section=profile' }]
    },
  },
  'registration.reactivation-asked': {
    mails: async ({ tx }, asked) => {
      const words = await wordsOf(tx, asked)
      if (!words) return []
      const { title: subject, text, told } = words
      return (await findStaff(tx)).map(({ email: recipient }) => ({ recipient, subject, text, told }))
    },
    news: async ({ tx }, asked) => {
      const words = await wordsOf(tx, asked)
      if (!words) return []
      const link = '/setting-page?section=reactivations'
      const news = { kind: 'info', title: words.title, source: 'Registration', link } as const
      return (await findStaff(tx)).map(({ id: memberId }) => Object.assign({ memberId }, news))
    },
  },
}
