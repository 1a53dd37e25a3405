import { businessTypes, paymentModes } from '@coverwright/domain/company/kinds'
import { countries } from '@coverwright/domain/fields'
import { partnerTypes } from '@coverwright/domain/partnership/partner-types'
import { sql } from 'drizzle-orm'
import { boolean, check, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../platform/database/tenant-table.ts'

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
    trialEndsAt: timestamp('trial_ends_at', { withTimezone: true }),
    /** The company that runs the product. */
    isOperator: boolean('is_operator').notNull().default(false),
  },
  (company) => [
    check('company_is_its_tenant', sql`${company.id} = ${company.companyId}`),
    unique('company_reference_number').on(company.referenceNumber),
    unique('company_name_key').on(company.nameKey),
    unique('company_licence_key').on(company.country, company.licenceKey),
    uniqueIndex('company_operator').on(company.isOperator).where(sql`${company.isOperator}`),
  ],
)

export type CompanyRow = typeof companies.$inferSelect
