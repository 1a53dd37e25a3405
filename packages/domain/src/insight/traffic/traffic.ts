import { z } from 'zod'
import { currencies } from '../../base/money/money.ts'
import { journeyModes } from '../../build/product/journey-mode.ts'
import { insuranceLines } from '../../build/product/product.ts'
import { idOf, moment } from '../../fields.ts'
import { statisticsRanges, WrittenPremium } from '../statistics/key-figures.ts'

/** One product, or all of the company's. Live and test are never added up. */
export const FiguresForm = z
  .strictObject({
    range: z.enum(statisticsRanges),
    mode: z.enum(journeyModes),
    productId: idOf('product').optional(),
  })
  .meta({ id: 'FiguresForm', examples: [{ range: 'days30', mode: 'live' }] })

const Counted = z.object({
  /** Somebody came from elsewhere. Nobody is recognised: who comes twice counts twice. */
  visits: z.int(),
  quotes: z.int(),
  sales: z.int(),
  /** Pages and steps that were asked for. */
  requests: z.int(),
  /** Answers that were our fault. */
  errors: z.int(),
  /** One answer in twenty took at least so long. */
  slowMs: z.int().nullable(),
  /** Of a hundred checks so many found the site answering; none before the first. */
  uptime: z.number().nullable(),
})

export const TrafficPoint = z.object({
  at: moment,
  visits: z.int(),
  quotes: z.int(),
  sales: z.int(),
  errors: z.int(),
  slowMs: z.int().nullable(),
})

/** A step of the way from the first visit to the sale, and how many got past it. */
const FunnelStep = z.object({
  kind: z.enum(['visits', 'started', 'page', 'former-page', 'sales']),
  /** Of a page. */
  path: z.string().nullable(),
  title: z.string().nullable(),
  count: z.int(),
})

export const Outage = z.object({
  host: z.string(),
  problem: z.string(),
  beganAt: moment,
  /** Null while it goes on. */
  endedAt: moment.nullable(),
})

export const Traffic = z
  .object({
    ...Counted.shape,
    /** The same length of time before; none for all time. */
    before: Counted.nullable(),
    series: z.array(TrafficPoint),
    /** As many points as the series, of the time before. */
    seriesBefore: z.array(TrafficPoint).nullable(),
    /** Page by page for one product. */
    funnel: z.array(FunnelStep),
    /** How many took each branch of the conditions of one product, as they were called when they did; null where none held. */
    branches: z.array(z.object({ block: z.string(), branch: z.string().nullable(), count: z.int() })),
    /** Where visits began. */
    entries: z.array(z.object({ path: z.string(), title: z.string().nullable(), visits: z.int() })),
    outages: z.array(Outage),
  })
  .meta({ id: 'Traffic' })

const Money = z.object({
  currency: z.enum(currencies),
  policies: z.int(),
  netMinor: z.int(),
  commissionMinor: z.int(),
  feeMinor: z.int(),
  taxMinor: z.int(),
  grossMinor: z.int(),
})

/** What was sold, from the policies themselves. Currencies are never added up; the largest comes first. */
export const Revenue = z
  .object({
    totals: z.array(Money),
    before: z.array(Money).nullable(),
    /** Of the first currency. */
    series: z.array(z.object({ at: moment, policies: z.int(), commissionMinor: z.int(), grossMinor: z.int() })),
    seriesBefore: z
      .array(z.object({ at: moment, policies: z.int(), commissionMinor: z.int(), grossMinor: z.int() }))
      .nullable(),
    products: z.array(z.object({ productId: idOf('product'), name: z.string(), ...Money.shape })),
    plans: z.array(z.object({ plan: z.string(), ...Money.shape })),
  })
  .meta({ id: 'Revenue' })

/** A live product as the monitoring centre shows it. */
export const MonitoredProduct = z
  .object({
    productId: idOf('product'),
    name: z.string(),
    line: z.enum(insuranceLines),
    hosts: z.array(z.string()),
    isDown: z.boolean(),
    ...Counted.shape,
    premiums: z.array(WrittenPremium),
    /** Visits, evenly over the range. */
    run: z.array(z.int()),
  })
  .meta({ id: 'MonitoredProduct' })

export type Counted = z.output<typeof Counted>
export type TrafficPoint = z.output<typeof TrafficPoint>
export type Traffic = z.output<typeof Traffic>
export type FunnelStep = z.output<typeof FunnelStep>
export type Revenue = z.output<typeof Revenue>
export type MonitoredProduct = z.output<typeof MonitoredProduct>
