import { type TalkQuote, talkOutcomes } from '@coverwright/domain/assist/product-talk/product-talk'
import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { appMembers } from '../app-member/index.ts'

export const talkQuestions = tenantTable(
  'talk_question',
  {
    memberId: uuid('member_id').notNull(),
    text: text('text').notNull(),
    outcome: text('outcome', { enum: talkOutcomes }).notNull(),
    quotes: jsonb('quotes').$type<readonly TalkQuote[]>().notNull(),
    thumb: text('thumb', { enum: ['up', 'down'] }),
    personAskedAt: timestamp('person_asked_at', { withTimezone: true }),
  },
  (question) => [
    foreignKey({
      name: 'talk_question_member',
      columns: [question.companyId, question.memberId],
      foreignColumns: [appMembers.companyId, appMembers.id],
    }).onDelete('cascade'),
    index('talk_question_by_age').on(question.createdAt),
    index('talk_question_person_asked')
      .on(question.companyId, question.personAskedAt)
      .where(sql`${question.personAskedAt} is not null`),
    index('talk_question_by_time').on(question.companyId, question.createdAt, question.id),
    index('talk_question_of_member').on(question.companyId, question.memberId, question.createdAt, question.id),
    index('talk_question_by_outcome').on(question.companyId, question.outcome, question.createdAt, question.id),
  ],
)

export type TalkQuestionRow = typeof talkQuestions.$inferSelect
