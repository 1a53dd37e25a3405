import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'
import { runLifecycle } from './run-lifecycle.ts'

export const automationChannels = ['email', 'sms'] as const
export type AutomationChannel = (typeof automationChannels)[number]

/** Immediate, or so many hours after the event. */
export const maxDelayHours = 48
export const maxActions = 200
/** How long it is kept what was sent, what was not, and why. */
export const runKeptDays = 30

/** To one address, whoever is written to and whatever about; what must be said is exempt. */
export const mostADay: Readonly<Record<AutomationChannel, number>> = { email: 20, sms: 5 }
/** Of one company; what is more waits for the next hour. */
export const mostAnHour: Readonly<Record<AutomationChannel, number>> = { email: 2000, sms: 500 }

/** Why a message was not sent, waits longer than was asked for, or lost its reason. */
export const runReasons = [
  'switched-off',
  'action-deleted',
  'action-changed',
  'by-hand',
  'policy-over',
  'person-gone',
  'template-gone',
  'value-missing',
  'other-language',
  'no-phone',
  'no-consent',
  'unsubscribed',
  'bought',
  'no-offer',
  'came-back',
  'own-address',
  'nothing-to-say',
  'too-many-a-day',
  'too-many-an-hour',
  'quiet-hours',
] as const
export type RunReason = (typeof runReasons)[number]

const trigger = requiredText(80)

export const ActionForm = z
  .strictObject({
    /** Absent for a new one. */
    id: idOf('automationAction').optional(),
    /** The type of an event. */
    trigger,
    channel: z.enum(automationChannels),
    delayHours: z.int().min(0).max(maxDelayHours, `Use 0 to ${maxDelayHours} hours`),
    /** None: whatever the product. */
    productId: idOf('product').nullable(),
    /** None: the standard message. */
    templateId: idOf('template').nullable(),
    /** In place of the standard message, rather than beside it. */
    isStandard: z.boolean(),
  })
  .meta({
    id: 'ActionForm',
    examples: [
      {
        trigger: 'policy.cancelled',
        channel: 'email',
        delayHours: 1,
        productId: null,
        templateId: null,
        isStandard: false,
      },
    ],
  })

export const Action = z
  .object({
    ...ActionForm.shape,
    id: idOf('automationAction'),
    isOn: z.boolean(),
    templateName: z.string().nullable(),
    productName: z.string().nullable(),
    createdAt: moment,
  })
  .meta({ id: 'AutomationAction' })

export const SavedAction = z
  .object({
    ...Action.shape,
    /** How many messages waited for their time, and are cancelled: they were of what it was before. */
    cancelled: z.int(),
  })
  .meta({ id: 'SavedAutomationAction' })

export const ActionRef = z.strictObject({ id: idOf('automationAction') })

export const ActionSwitch = z
  .strictObject({ id: idOf('automationAction'), isOn: z.boolean() })
  .meta({ id: 'ActionSwitch', examples: [{ isOn: false }] })

export const ActionFilter = z.strictObject({
  trigger: trigger.optional(),
  /** Those that a product's events set off: its own, and those of every product. */
  productId: idOf('product').optional(),
})

/** One action on one event, and what came of it. */
export const Run = z
  .object({
    id: idOf('automationRun'),
    actionId: idOf('automationAction'),
    trigger: z.string(),
    channel: z.enum(automationChannels),
    state: z.enum(runLifecycle.states),
    reason: z.enum(runReasons).nullable(),
    /** How many were written to. */
    sentTo: z.int(),
    policyId: z.uuid().nullable(),
    raisedAt: moment,
    /** When it is looked at next; null when it is over. */
    dueAt: moment.nullable(),
    settledAt: moment.nullable(),
    createdAt: moment,
  })
  .meta({ id: 'AutomationRun' })

export const RunRef = z.strictObject({ id: idOf('automationRun') })

export const RunFilter = z.strictObject({
  state: z.enum(runLifecycle.states).optional(),
  trigger: trigger.optional(),
})

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 21:00')

export const AutomationSettings = z
  .strictObject({
    /** Nothing that can wait goes out between these times of day, by the company's clock. */
    quietHours: z.strictObject({ from: timeOfDay, until: timeOfDay }).nullable(),
  })
  .meta({ id: 'AutomationSettings', examples: [{ quietHours: { from: '21:00', until: '08:00' } }] })

export const ShownSettings = z
  .object({ ...AutomationSettings.shape, timeZone: z.string() })
  .meta({ id: 'ShownAutomationSettings' })

export type ActionForm = z.output<typeof ActionForm>
export type Action = z.output<typeof Action>
export type Run = z.output<typeof Run>
export type AutomationSettings = z.output<typeof AutomationSettings>
