import { Task, TaskFilter, TaskRef, TestedConnector } from '@coverwright/domain/build/connector/connector-task'
import { call, can, group } from '../call.ts'

const access = can('manage-connectors')

/** Every run of a connector in the last thirty days. */
export const task = group('task', {
  listTasks: call({ access, paged: ['createdAt'], input: TaskFilter, output: Task, errors: ['connector.not-found'] }),
  getTask: call({ access, input: TaskRef, output: Task, errors: ['task.not-found'] }),
  /** Asks again what was tried out, with the connector as it is now. */
  retryTask: call({
    access,
    audit: true,
    showsSecret: true,
    input: TaskRef,
    output: TestedConnector,
    errors: [
      'task.not-found',
      'task.not-kept',
      'connector.not-found',
      'connector.busy',
      'connector.address-refused',
      'connector.call-not-allowed',
      'connector.call-unfit',
    ],
  }),
})
