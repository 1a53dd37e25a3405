import { exchangeKinds } from '@coverwright/domain/build/exchange/exchange'
import type { CheckResult } from '@coverwright/domain/build/exchange/exchange-checks'
import { exchangeLifecycle, exchangeReviewLifecycle } from '@coverwright/domain/build/exchange/exchange-lifecycle'
import { insuranceLines } from '@coverwright/domain/build/product/product'
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { members } from '../../company/member/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** What every stop on the way knows of an item. */
export const described = {
  kind: text('kind', { enum: exchangeKinds }).notNull(),
  name: text('name').notNull(),
  about: text('about').notNull(),
  tags: text('tags').array().notNull(),
  line: text('line', { enum: insuranceLines }),
  licence: text('licence').notNull(),
  withRates: boolean('with_rates').notNull(),
}

export const exchangeItems = tenantTable(
  'exchange_item',
  {
    ...described,
    /** The product or component it is built in. */
    sourceId: uuid('source_id').notNull(),
    /** Of a sub item; set when it is made and never again, so that nothing is derived from itself. */
    masterId: uuid('master_id'),
    /** The version of its master that it stands on. */
    masterNumber: integer('master_number'),
    state: text('state', { enum: exchangeLifecycle.states }).notNull(),
    reasons: text('reasons').notNull(),
    isLocked: boolean('is_locked').notNull(),
    /** Of the last version; 0 before the first. */
    number: integer('number').notNull(),
    /** What the source held when that was generated, see `mark-of-source.ts`; null once the item itself was changed. */
    generatedMark: text('generated_mark'),
    submissionId: uuid('submission_id'),
    submittedNumber: integer('submitted_number'),
    releasedNumber: integer('released_number'),
    memberId: uuid('member_id').notNull(),
  },
  (item) => [
    unique('exchange_item_name').on(item.companyId, item.name),
    foreignKey({
      name: 'exchange_item_master',
      columns: [item.companyId, item.masterId],
      foreignColumns: [item.companyId, item.id],
    }),
    foreignKey({
      name: 'exchange_item_member',
      columns: [item.companyId, item.memberId],
      foreignColumns: [members.companyId, members.id],
    }),
    check('exchange_item_not_itself', sql`${item.masterId} <> ${item.id}`),
    index('exchange_item_of_master').on(item.companyId, item.masterId),
  ],
)

/** Its file lies under its id. */
export const exchangeVersions = tenantTable(
  'exchange_version',
  {
    itemId: uuid('item_id').notNull(),
    number: integer('number').notNull(),
    notes: text('notes').notNull(),
    /** The document itself, with the company's own addresses: to be shown, compared and derived from. */
    content: jsonb('content').$type<Readonly<Record<string, unknown>>>().notNull(),
    hash: text('hash').notNull(),
    bytes: integer('bytes').notNull(),
    missingPhotos: integer('missing_photos').notNull(),
    checks: jsonb('checks').$type<CheckResult[]>().notNull(),
  },
  (version) => [
    unique('exchange_version_number').on(version.companyId, version.itemId, version.number),
    foreignKey({
      name: 'exchange_version_item',
      columns: [version.companyId, version.itemId],
      foreignColumns: [exchangeItems.companyId, exchangeItems.id],
    }).onDelete('cascade'),
  ],
)

/** Of whoever runs the product: what was submitted, as it was then. Its file lies under its id. */
export const exchangeReviews = tenantTable(
  'exchange_review',
  {
    ...described,
    forCompanyId: uuid('for_company_id').notNull(),
    forItemId: uuid('for_item_id').notNull(),
    companyName: text('company_name').notNull(),
    derivedFrom: text('derived_from').notNull(),
    number: integer('number').notNull(),
    notes: text('notes').notNull(),
    hash: text('hash').notNull(),
    bytes: integer('bytes').notNull(),
    missingPhotos: integer('missing_photos').notNull(),
    checks: jsonb('checks').$type<CheckResult[]>().notNull(),
    state: text('state', { enum: exchangeReviewLifecycle.states }).notNull(),
    reasons: text('reasons').notNull(),
    decidedBy: text('decided_by').notNull(),
    decidedAt: time('decided_at'),
  },
  (review) => [index('exchange_review_of_item').on(review.companyId, review.forCompanyId, review.forItemId)],
)

/** Of whoever runs the product: what any company can take until it is withdrawn. */
export const releasedItems = tenantTable(
  'released_item',
  {
    ...described,
    /** Null once that company is erased: what it released stays, from nobody. */
    forCompanyId: uuid('for_company_id'),
    forItemId: uuid('for_item_id'),
    author: text('author').notNull(),
    derivedFrom: text('derived_from').notNull(),
    number: integer('number').notNull(),
    notes: text('notes').notNull(),
    /** The submission whose file it is. */
    fileId: uuid('file_id').notNull(),
    hash: text('hash').notNull(),
    bytes: integer('bytes').notNull(),
    missingPhotos: integer('missing_photos').notNull(),
    takes: integer('takes').notNull().default(0),
    releasedAt: time('released_at').notNull(),
    withdrawnAt: time('withdrawn_at'),
  },
  (released) => [
    unique('released_item_of_item').on(released.companyId, released.forCompanyId, released.forItemId),
    index('released_item_newest')
      .on(released.companyId, released.releasedAt, released.id)
      .where(sql`${released.withdrawnAt} is null`),
  ],
)

export const releasedVersions = tenantTable(
  'released_version',
  {
    itemId: uuid('item_id').notNull(),
    number: integer('number').notNull(),
    notes: text('notes').notNull(),
    hash: text('hash').notNull(),
  },
  (version) => [
    unique('released_version_number').on(version.companyId, version.itemId, version.number),
    foreignKey({
      name: 'released_version_item',
      columns: [version.companyId, version.itemId],
      foreignColumns: [releasedItems.companyId, releasedItems.id],
    }).onDelete('cascade'),
  ],
)

/** Of whoever runs the product: who took what, under the id of the take. */
export const exchangeTakers = tenantTable(
  'exchange_taker',
  { itemId: uuid('item_id').notNull(), byCompanyId: uuid('by_company_id').notNull() },
  (taker) => [
    foreignKey({
      name: 'exchange_taker_item',
      columns: [taker.companyId, taker.itemId],
      foreignColumns: [releasedItems.companyId, releasedItems.id],
    }).onDelete('cascade'),
    index('exchange_taker_of_item').on(taker.companyId, taker.itemId, taker.byCompanyId),
    index('exchange_taker_by').on(taker.companyId, taker.byCompanyId),
  ],
)

export const exchangeReports = tenantTable(
  'exchange_report',
  {
    itemId: uuid('item_id').notNull(),
    byCompanyId: uuid('by_company_id').notNull(),
    companyName: text('company_name').notNull(),
    number: integer('number').notNull(),
    text: text('text').notNull(),
    isSettled: boolean('is_settled').notNull(),
  },
  (report) => [
    foreignKey({
      name: 'exchange_report_item',
      columns: [report.companyId, report.itemId],
      foreignColumns: [releasedItems.companyId, releasedItems.id],
    }).onDelete('cascade'),
    index('exchange_report_by').on(report.companyId, report.byCompanyId),
  ],
)

/** What a company took, and where that came from. */
export const exchangeTakes = tenantTable(
  'exchange_take',
  {
    itemId: uuid('item_id').notNull(),
    kind: described.kind,
    name: text('name').notNull(),
    number: integer('number').notNull(),
    author: text('author').notNull(),
    madeId: uuid('made_id').notNull(),
    memberId: uuid('member_id').notNull(),
  },
  (take) => [
    foreignKey({
      name: 'exchange_take_member',
      columns: [take.companyId, take.memberId],
      foreignColumns: [members.companyId, members.id],
    }),
    index('exchange_take_of_item').on(take.companyId, take.itemId, take.number),
    index('exchange_take_of_made').on(take.companyId, take.madeId),
  ],
)

export type ExchangeItemRow = typeof exchangeItems.$inferSelect
export type ExchangeVersionRow = typeof exchangeVersions.$inferSelect
export type ExchangeReviewRow = typeof exchangeReviews.$inferSelect

alreadyTaken({ exchange_item_name: { code: 'exchange.name-taken', field: 'name' } })
