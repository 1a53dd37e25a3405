import type { apiConnector } from '@coverwright/contract/build/api-connector'
import type { task } from '@coverwright/contract/build/task'
import { connectorLifecycle } from '@coverwright/domain/build/connector/connector-lifecycle'
import type { TaskCause, TestedConnector } from '@coverwright/domain/build/connector/connector-task'
import { fail } from '@coverwright/domain/errors'
import type { OutsideContext, ReadContext, WriteContext } from '../../../platform/http/context.ts'
import { goOut } from '../../../platform/http/handlers.ts'
import { type Answered, askConnector, type Question } from './ask-connector.ts'
import { checkCall } from './check-form.ts'
import { getConnectorInCompany, getTaskInCompany, lockConnectorInCompany, saveConnector, toTask } from './internal.ts'
import { keepTask } from './keep-task.ts'
import type { Retried } from './tables.ts'

export const testConnector = goOut<typeof apiConnector, 'testConnector'>()({
  read: ({ tx, grants }, { id, at, params }) =>
    questionOf({ tx, grants }, id, { at, inputs: Object.fromEntries(params.map(({ name, value }) => [name, value])) }),
  act,
  settle: (context, question, answered) => settle(context, question, answered, 'test'),
})

export const retryTask = goOut<typeof task, 'retryTask'>()({
  read: async ({ tx, grants }, { id }) => {
    const { connectorId, retried } = await getTaskInCompany(tx, id)
    return questionOf({ tx, grants }, connectorId, retried ?? fail('task.not-kept'))
  },
  act,
  settle: (context, question, answered) => settle(context, question, answered, 'retry'),
})

async function questionOf(
  { tx, grants }: Pick<ReadContext, 'tx' | 'grants'>,
  id: string,
  { at, inputs }: Retried,
): Promise<Question> {
  const row = await getConnectorInCompany(tx, id)
  const { definition } = row
  await checkCall(definition, grants)
  if (at === 'test' && definition.type === 'external' && !definition.testAddress)
    return fail('connector.address-refused', { testAddress: 'There is no test address' })
  return { ...row, at, inputs, withinMs: definition.deadlineSeconds * 1000, isTest: true }
}

async function act(question: Question, { ports }: OutsideContext): Promise<Answered> {
  return (await askConnector(ports, question)) ?? fail('connector.busy')
}

async function settle(
  { tx, audit }: WriteContext,
  question: Question,
  answered: Answered,
  cause: TaskCause,
): Promise<TestedConnector> {
  const { id } = question
  const { name, state } = await lockConnectorInCompany(tx, id)
  const row = await keepTask(tx, question, cause, answered)
  const { problem, body, outputs } = answered
  const hasAll = problem === null && outputs.every(({ value }) => value !== null)
  if (hasAll && state === 'draft')
    await saveConnector(tx, id, { state: connectorLifecycle.next(state, 'prove') ?? state })
  await audit(id, { name, at: question.at, state: row.state })
  return { task: toTask(row, name), answer: body, outputs: [...outputs] }
}
