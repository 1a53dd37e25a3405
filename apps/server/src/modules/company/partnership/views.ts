import { businessTypes } from '@coverwright/domain/company/company/kinds'
import { partnerTypes } from '@coverwright/domain/company/partnership/partner-types'
import { countries } from '@coverwright/domain/fields'
import { boolean, pgView, text, uuid } from 'drizzle-orm/pg-core'

/** Insurers that can be asked, and whoever one has or had to do with. */
export const knownCompanies = pgView('known_company', {
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  businessType: text('business_type', { enum: businessTypes }).notNull(),
  partnerType: text('partner_type', { enum: partnerTypes }).notNull(),
  country: text('country', { enum: countries }).notNull(),
  isListed: boolean('is_listed').notNull(),
}).existing()

/** What more a bound partner may read. */
export const partnerCompanies = pgView('partner_company', {
  id: uuid('id').notNull(),
  licenceNumber: text('licence_number'),
  contactNumber: text('contact_number'),
  themeColour: text('theme_colour'),
}).existing()

export const partnerContacts = pgView('partner_contact', {
  companyId: uuid('company_id').notNull(),
  name: text('name').notNull(),
  department: text('department').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
}).existing()

/** Live sites on which `companyId` sells what `partnerId` provides; each of the two sees them. */
export const partnerSites = pgView('partner_site', {
  id: uuid('id').notNull(),
  companyId: uuid('company_id').notNull(),
  partnerId: uuid('partner_id').notNull(),
}).existing()
