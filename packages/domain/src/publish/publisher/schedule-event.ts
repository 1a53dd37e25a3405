import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'
import { machine } from '../../machine.ts'
import { casesReason } from '../release/cases-reason.ts'
import { localTimePattern } from '../release/local-time.ts'
import { hostName } from '../release/mount.ts'

/** What is done has been done: nothing leads out of it. */
export const scheduleLifecycle = machine('scheduled', {
  scheduled: { execute: 'done', fail: 'failed', cancel: 'cancelled', change: 'scheduled' },
  done: {},
  failed: {},
  cancelled: {},
})

export const scheduleKinds = ['online', 'offline', 'swap'] as const

export type ScheduleKind = (typeof scheduleKinds)[number]

/** So many days ahead at most: a publication does not run longer. */
export const scheduleDays = 366

export const localTime = z.string().regex(localTimePattern, 'Choose a date and a time')

const when = {
  name: requiredText(120),
  /** On the clocks of the company. */
  localTime,
  /** Where the clocks go back, the later of the two moments. */
  takesSecond: z.boolean().optional(),
}

/** `online` puts a release at an address, `swap` replaces what is live there, `offline` takes it away. */
export const ScheduleForm = z
  .strictObject({
    ...when,
    kind: z.enum(scheduleKinds),
    mountId: idOf('mount').optional(),
    releaseId: idOf('release').optional(),
    host: hostName.optional(),
    casesReason,
  })
  .meta({ examples: [{ name: 'Christmas break', kind: 'offline', localTime: '2027-01-04T06:00' }] })

export const ScheduleChange = z
  .strictObject({ id: idOf('scheduleEvent'), ...when })
  .meta({ examples: [{ name: 'Christmas break', localTime: '2027-01-04T08:00' }] })

export const ScheduleEvent = z
  .object({
    id: idOf('scheduleEvent'),
    name: z.string(),
    kind: z.enum(scheduleKinds),
    state: z.enum(scheduleLifecycle.states),
    host: z.string(),
    productId: idOf('product'),
    productName: z.string(),
    /** Of the release that goes there. */
    version: z.int().nullable(),
    localTime: z.string(),
    timeZone: z.string(),
    at: moment,
    doneAt: moment.nullable(),
    /** Why it could not be done. */
    problem: z.string().nullable(),
    askedBy: z.string(),
    approvedBy: z.string().nullable(),
  })
  .meta({ id: 'ScheduleEvent' })

export type ScheduleForm = z.output<typeof ScheduleForm>
export type ScheduleEvent = z.output<typeof ScheduleEvent>
