import { businessTypes, paymentModes } from '@coverwright/domain/company/company/kinds'
import { partnerTypes } from '@coverwright/domain/company/partnership/partner-types'
import { verificationLifecycle } from '@coverwright/domain/company/verification/verification-lifecycle'
import { countries } from '@coverwright/domain/fields'
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { storedFiles } from '../file/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })
const said = (name: string) => text(name).notNull().default('')

/** The tenant itself: its only row is its own. */
export const companies = tenantTable(
  'company',
  {
    name: text('name').notNull(),
    businessType: text('business_type', { enum: businessTypes }).notNull(),
    /** What it is to its partners. */
    partnerType: text('partner_type', { enum: partnerTypes }).notNull(),
    /** Whether brokers who look for an insurer find it. */
    isListed: boolean('is_listed').notNull().default(true),
    paymentMode: text('payment_mode', { enum: paymentModes }).notNull(),
    country: text('country', { enum: countries }).notNull(),
    timeZone: text('time_zone').notNull(),
    themeColour: text('theme_colour'),
    referenceNumber: text('reference_number').notNull(),
    licenceNumber: text('licence_number'),
    contactNumber: text('contact_number'),
    /** What makes two of them the same. */
    nameKey: text('name_key').notNull(),
    licenceKey: text('licence_key'),
    trialEndsAt: time('trial_ends_at'),
    /** For which end of it the link to pay with was sent. */
    trialToldFor: time('trial_told_for'),
    /** The company that runs the product. */
    isOperator: boolean('is_operator').notNull().default(false),
    placeOfIncorporation: said('place_of_incorporation'),
    address: said('address'),
    website: said('website'),
    officialEmail: said('official_email'),
    bankName: said('bank_name'),
    accountNumber: said('account_number'),
    logoFileId: uuid('logo_file_id'),
    faviconFileId: uuid('favicon_file_id'),
    verificationState: text('verification_state', { enum: verificationLifecycle.states })
      .notNull()
      .default(verificationLifecycle.initial),
    /** What was sent in for verification last; none once a detail in it has changed. */
    submissionId: uuid('submission_id'),
    submittedAt: time('submitted_at'),
    decidedAt: time('decided_at'),
    verificationReasons: said('verification_reasons'),
    /** The address messages are sent for. */
    senderEmail: text('sender_email'),
    senderLinkHash: text('sender_link_hash'),
    senderSentAt: time('sender_sent_at'),
    senderExpiresAt: time('sender_expires_at'),
    senderVerifiedAt: time('sender_verified_at'),
    appStoreLink: said('app_store_link'),
    googlePlayLink: said('google_play_link'),
    hasLoginNotification: boolean('has_login_notification').notNull().default(true),
    deactivatedAt: time('deactivated_at'),
    /** Until when what it sold was invented with it; null of a company that lives for itself. */
    historyEndsAt: time('history_ends_at'),
  },
  (company) => [
    check('company_is_its_tenant', sql`${company.id} = ${company.companyId}`),
    unique('company_reference_number').on(company.referenceNumber),
    unique('company_name_key').on(company.nameKey),
    unique('company_licence_key').on(company.country, company.licenceKey),
    index('company_trial_ended')
      .on(company.trialEndsAt)
      .where(
        sql`${company.trialEndsAt} is not null and ${company.trialToldFor} is distinct from ${company.trialEndsAt}`,
      ),
    uniqueIndex('company_operator').on(company.isOperator).where(sql`${company.isOperator}`),
    foreignKey({
      name: 'company_logo',
      columns: [company.companyId, company.logoFileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
    foreignKey({
      name: 'company_favicon',
      columns: [company.companyId, company.faviconFileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
  ],
)

export type CompanyRow = typeof companies.$inferSelect

alreadyTaken({
  company_name_key: { code: 'company.name-taken', field: 'name' },
  company_licence_key: { code: 'company.licence-taken', field: 'licenceNumber' },
})
