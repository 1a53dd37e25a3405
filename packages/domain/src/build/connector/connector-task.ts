import { z } from 'zod'
import { idOf, moment } from '../../fields.ts'

export const taskCauses = ['test', 'retry', 'journey', 'staging', 'refresh'] as const
export const taskStates = ['done', 'failed'] as const

/** As it was sent, with neither secret nor, in a journey, anything a buyer entered. */
export const ShownRequest = z.object({
  method: z.string(),
  url: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  body: z.string(),
})

/** One run of a connector. */
export const Task = z
  .object({
    id: idOf('task'),
    connectorId: idOf('connector'),
    connectorName: z.string(),
    cause: z.enum(taskCauses),
    state: z.enum(taskStates),
    /** Null where nothing was answered. */
    status: z.int().nullable(),
    problem: z.string().nullable(),
    tookMs: z.int(),
    request: ShownRequest,
    /** The beginning of what was answered; of a journey only what it is made of. */
    excerpt: z.string(),
    createdAt: moment,
  })
  .meta({ id: 'Task' })

/** A run that somebody waits for, with all that was answered. */
export const TestedConnector = z
  .object({
    task: Task,
    answer: z.string(),
    /** What the outputs took of it; `value` null where there was nothing. */
    outputs: z.array(z.object({ name: z.string(), path: z.string(), value: z.string().nullable() })),
  })
  .meta({ id: 'TestedConnector' })

export const TaskRef = z.strictObject({ id: idOf('task') })

export const TaskFilter = z.strictObject({
  connectorId: idOf('connector').optional(),
  state: z.enum(taskStates).optional(),
})

export type Task = z.output<typeof Task>
export type TaskCause = (typeof taskCauses)[number]
export type ShownRequest = z.output<typeof ShownRequest>
export type TestedConnector = z.output<typeof TestedConnector>
