import { businessTypes, paymentModes } from '@coverwright/domain/company/company'
import { countries } from '@coverwright/domain/fields'
import { sql } from 'drizzle-orm'
import { check, text, unique } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../platform/database/tenant-table.ts'

/** The tenant itself: its only row is its own. */
export const companies = tenantTable(
  'company',
  {
    name: text('name').notNull(),
    businessType: text('business_type', { enum: businessTypes }).notNull(),
    paymentMode: text('payment_mode', { enum: paymentModes }).notNull(),
    country: text('country', { enum: countries }).notNull(),
    timeZone: text('time_zone').notNull(),
    themeColour: text('theme_colour'),
    referenceNumber: text('reference_number').notNull(),
  },
  (company) => [
    check('company_is_its_tenant', sql`${company.id} = ${company.companyId}`),
    unique('company_reference_number').on(company.referenceNumber),
  ],
)

export type CompanyRow = typeof companies.$inferSelect
