import { z } from 'zod'
import { currencies } from '../../base/money/money.ts'
import { idOf, moment, requiredText } from '../../fields.ts'
import { domainOrderLifecycle } from './domain-order-lifecycle.ts'

export const orderPurposes = ['register', 'renew'] as const

/** With the name typed again, for it is not taken back, and what it came to when it was looked at. */
export const DomainOrderForm = z
  .strictObject({ name: requiredText(253), retyped: requiredText(253), totalMinor: z.int().min(1) })
  .meta({
    id: 'DomainOrderForm',
    examples: [
      { name: 'tarnbrook-pets.domains.localhost', retyped: 'tarnbrook-pets.domains.localhost', totalMinor: 1440 },
    ],
  })

export const DomainOrder = z
  .object({
    id: idOf('domainOrder'),
    number: z.string(),
    name: z.string(),
    purpose: z.enum(orderPurposes),
    netMinor: z.int(),
    vatPercent: z.number(),
    vatMinor: z.int(),
    totalMinor: z.int(),
    /** What every further year costs, without tax. */
    renewalMinor: z.int(),
    currency: z.enum(currencies),
    state: z.enum(domainOrderLifecycle.states),
    /** Given up before it was paid. */
    isCancelled: z.boolean(),
    createdAt: moment,
    paidAt: moment.nullable(),
    /** Of what is renewed by itself: when the card is tried again. */
    nextOn: z.iso.date().nullable(),
    /** It is charged to the company's card by itself: it is given up by switching that off. */
    isAutomatic: z.boolean(),
    /** Why there is no name for the money. */
    failure: z.string().nullable(),
    /** The name among the company's domains, once it is registered. */
    domainId: idOf('domain').nullable(),
  })
  .meta({ id: 'DomainOrder' })
export type DomainOrder = z.output<typeof DomainOrder>

export const DomainOrderRef = z.strictObject({ id: idOf('domainOrder') })

/** What whoever pays sees: somebody may be at the card provider's page, or it has not decided yet. */
export const PayableDomainOrder = z
  .object({ order: DomainOrder, isUnderWay: z.boolean(), takesCards: z.boolean() })
  .meta({ id: 'PayableDomainOrder' })

/** Of a name that was bought here. */
export const NameRegistration = z
  .object({
    endsOn: z.iso.date(),
    renewalMinor: z.int(),
    currency: z.enum(currencies),
    /** The company's card is charged for another year before it ends. */
    isAutoRenewed: z.boolean(),
  })
  .meta({ id: 'NameRegistration' })
export type NameRegistration = z.output<typeof NameRegistration>

/** People are told so many days before a registration ends. */
export const noticeDays = [60, 30, 7, 1] as const

/** What is renewed by itself is charged so many days before it ends: long enough to be tried again. */
export const autoRenewalDays = 30

/** Orders of a company that are not paid yet. */
export const mostOpenOrders = 10
