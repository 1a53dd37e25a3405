import type { productTalkEvents } from '@coverwright/domain/assist/product-talk/product-talk-events'
import { worded } from '@coverwright/domain/worded'
import { and, eq } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { newsForLeaders } from '../../company/member/index.ts'
import { appMembers } from '../app-member/index.ts'
import { talkQuestions } from './tables.ts'

export const productTalkTells: StandardMessages<keyof typeof productTalkEvents> = {
  'product-talk.person-asked': {
    mails: async ({ tx }, { questionId }) => {
      const values = await valuesOf(tx, questionId)
      if (!values) return []
      const admins = await tx
        .select({ email: appMembers.email })
        .from(appMembers)
        .where(and(eq(appMembers.isAdmin, true), eq(appMembers.state, 'active')))
      const { title, text, told } = worded('product-talk.person-asked', values)
      return admins.map(({ email }) => ({ recipient: email, subject: title, text, told }))
    },
    news: async ({ tx }, { questionId }) => {
      const values = await valuesOf(tx, questionId)
      if (!values) return []
      const { title } = worded('product-talk.person-asked', values)
      return newsForLeaders(tx, { kind: 'info', title, source: 'Product talk', link: '/x-landing-user?tab=questions' })
    },
  },
}

async function valuesOf(tx: ReadTx, questionId: string) {
  const question = await selectRow(tx, talkQuestions, questionId)
  const member = question && (await selectRow(tx, appMembers, question.memberId))
  return member && { name: member.name, email: member.email, question: question.text }
}
