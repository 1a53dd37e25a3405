import { dayWords } from '@coverwright/domain/base/day/day'
import type { accountEvents } from '@coverwright/domain/company/account/account-events'
import { worded } from '@coverwright/domain/worded'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { getOwnCompany } from '../company/index.ts'
import { findLeaders, getMemberInCompany } from '../member/index.ts'

export const accountTells: StandardMessages<keyof typeof accountEvents> = {
  'account.deactivated': {
    mails: async ({ tx }, { memberId, erasedAfter }) => {
      const { name: company } = await getOwnCompany(tx)
      const { name: by } = await getMemberInCompany(tx, memberId)
      return (await findLeaders(tx)).map(({ email, name }) => {
        const { title, text, told } = worded('account.deactivated', { company, name, by, day: dayWords(erasedAfter) })
        return { recipient: email, subject: title, text, told }
      })
    },
  },
  'account.reactivated': {
    mails: async ({ tx, links }) => {
      const { name: company } = await getOwnCompany(tx)
      const primaries = (await findLeaders(tx)).filter(({ role }) => role === 'primary')
      return primaries.map(({ email, name }) => {
        const { title, text, told } = worded('account.reactivated', { company, name, link: links.linkTo('/') })
        return { recipient: email, subject: title, text, told }
      })
    },
  },
}
