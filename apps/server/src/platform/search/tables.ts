import { sql } from 'drizzle-orm'
import { customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** In the order of its bytes: under row-level security only such a range is read by an index. */
const textByBytes = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** Tables that grow with what a company sells. */
const searched = ['customer', 'outbox_message', 'policy', 'transaction', 'referral', 'vehicle_approval'] as const
export type Searched = (typeof searched)[number]

/** The words by which records are found. The database writes them with the record, in triggers; nothing here does. */
export const searchWords = pgTable(
  'search_word',
  {
    companyId: uuid('company_id').notNull().default(sql`current_company()`),
    /** The table of the record. */
    kind: text('kind', { enum: searched }).notNull(),
    word: textByBytes('word').notNull(),
    subjectId: uuid('subject_id').notNull(),
  },
  (word) => [
    index('search_word_by_word').on(word.companyId, word.kind, word.word, word.subjectId.desc().nullsFirst()),
    index('search_word_of_subject').on(word.companyId, word.subjectId, word.word),
  ],
)
