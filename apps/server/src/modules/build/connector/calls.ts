import type { apiConnector } from '@coverwright/contract/build/api-connector'
import type { task } from '@coverwright/contract/build/task'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import type { Published } from '../product/index.ts'
import { createConnector } from './create-connector.ts'
import { deleteConnectorWith } from './delete-connector.ts'
import { getConnector } from './get-connector.ts'
import { getUsageWith } from './get-usage.ts'
import { importCurl } from './import-curl.ts'
import { describeOpenApi, importOpenApi } from './import-open-api.ts'
import { keepDemo } from './keep-demo.ts'
import { listConnectors } from './list-connectors.ts'
import { getTask, listTasks } from './list-tasks.ts'
import { pauseConnector } from './pause-connector.ts'
import { resumeConnector } from './resume-connector.ts'
import { retryTask, testConnector } from './test-connector.ts'
import { updateConnector } from './update-connector.ts'

export const apiConnectorCalls = (published: Published): HandlersOf<typeof apiConnector> => ({
  listConnectors,
  getConnector,
  createConnector,
  updateConnector,
  testConnector,
  keepDemo,
  importCurl,
  describeOpenApi,
  importOpenApi,
  pauseConnector,
  resumeConnector,
  getUsage: getUsageWith(published),
  deleteConnector: deleteConnectorWith(published),
})

export const taskCalls: HandlersOf<typeof task> = { listTasks, getTask, retryTask }
