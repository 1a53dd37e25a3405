import type { verificationEvents } from '@coverwright/domain/company/verification/verification-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { getOwnCompanyRow } from '../company/index.ts'
import { findLeaders, findStaff, newsForLeaders } from '../member/index.ts'
import { companyReviews } from './tables.ts'

const place = { source: 'Verification', link: '/company-profile' } as const
const reviewPath = (reviewId: string) => `/setting-page?section=reviews&review=${reviewId}`
const nobody = { name: '', reasons: '', link: '' } as const

export const verificationTells: StandardMessages<keyof typeof verificationEvents> = {
  'verification.asked': {
    mails: async ({ tx, links }, { reviewId }) => {
      const review = await selectRow(tx, companyReviews, reviewId)
      if (!review) return []
      return (await findStaff(tx)).map(({ email, name }) => {
        const link = links.linkTo(reviewPath(reviewId))
        const { title, text, told } = worded('verification.asked', { company: review.companyName, name, link })
        return { recipient: email, subject: title, text, told }
      })
    },
    news: async ({ tx }, { reviewId }) => {
      const review = await selectRow(tx, companyReviews, reviewId)
      if (!review) return []
      const { title } = worded('verification.asked', { ...nobody, company: review.companyName })
      const news = { kind: 'info', title, source: 'Verification', link: reviewPath(reviewId) } as const
      return (await findStaff(tx)).map(({ id: memberId }) => Object.assign({ memberId }, news))
    },
  },
  'verification.verified': {
    mails: async ({ tx }) => {
      const { name: company } = await getOwnCompanyRow(tx)
      const primaries = (await findLeaders(tx)).filter(({ role }) => role === 'primary')
      return primaries.map(({ email, name }) => {
        const { title, text, told } = worded('verification.verified', { company, name })
        return { recipient: email, subject: title, text, told }
      })
    },
    news: async ({ tx }) => {
      const { name: company } = await getOwnCompanyRow(tx)
      const { title } = worded('verification.verified', { ...nobody, company })
      return newsForLeaders(tx, { kind: 'success', title, ...place })
    },
  },
  'verification.failed': {
    mails: async ({ tx, links }) => {
      const { name: company, verificationReasons: reasons } = await getOwnCompanyRow(tx)
      // Submitted again before this was heard: it is being looked at anew.
      if (!reasons) return []
      const link = links.linkTo('/company-profile')
      const primaries = (await findLeaders(tx)).filter(({ role }) => role === 'primary')
      return primaries.map(({ email, name }) => {
        const { title, text, told } = worded('verification.failed', { company, name, reasons, link })
        return { recipient: email, subject: title, text, told }
      })
    },
    news: async ({ tx }) => {
      const { name: company } = await getOwnCompanyRow(tx)
      const { title } = worded('verification.failed', { ...nobody, company })
      return newsForLeaders(tx, { kind: 'danger', title, ...place })
    },
  },
}
