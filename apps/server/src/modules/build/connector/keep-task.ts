import type { TaskCause } from '@coverwright/domain/build/connector/connector-task'
import { shownRequest } from '@coverwright/domain/build/connector/fill-request'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { publish } from '../../../platform/live/publish.ts'
import type { Answered, Question } from './ask-connector.ts'
import { excerptOf, shapeOf } from './read-answer.ts'
import { connectorTasks, type TaskRow } from './tables.ts'

type Asked = Pick<Question, 'id' | 'definition' | 'at' | 'inputs' | 'isTest'>

/** Writes a run down. Of a journey neither what was entered nor what was answered: both are about somebody. */
export async function keepTask(tx: WriteTx, asked: Asked, cause: TaskCause, answered: Answered): Promise<TaskRow> {
  const { id: connectorId, definition, at, inputs, isTest } = asked
  const { status, problem, tookMs, body, value } = answered
  const [row] = await tx
    .insert(connectorTasks)
    .values({
      connectorId,
      cause,
      state: problem === null ? 'done' : 'failed',
      status,
      problem,
      tookMs,
      request: shownRequest(definition, at, isTest ? inputs : undefined),
      excerpt: isTest ? excerptOf(body) : value === undefined ? '' : shapeOf(value),
      retried: isTest ? { at, inputs } : null,
    })
    .returning()
  if (!row) throw new Error('The task was not saved')
  publish(tx, { kind: 'connector', subjectId: connectorId })
  return row
}
