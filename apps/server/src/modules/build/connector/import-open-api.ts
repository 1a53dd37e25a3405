import type { apiConnector } from '@coverwright/contract/build/api-connector'
import { maxOpenApiBytes } from '@coverwright/domain/build/connector/open-api/open-api'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { TooManyInLine } from '../../../platform/threads/take-turns.ts'
import { TaskRefused } from '../../../platform/threads/tasks.ts'
import { readLimited } from '../../company/file/index.ts'
import { listDescribed, readDescribed } from './open-api-tasks.ts'

export const describeOpenApi: HandlerOf<typeof apiConnector, 'describeOpenApi'> = async ({ file, actor, audit }) => {
  const content = await readLimited(file, maxOpenApiBytes)
  const described = await listDescribed(actor.companyId, content).catch(refused)
  await audit(actor.memberId, { title: described.title, operations: described.operations.length })
  return described
}

export const importOpenApi: HandlerOf<typeof apiConnector, 'importOpenApi'> = async (
  { file, actor, audit },
  operation,
) => {
  const content = await readLimited(file, maxOpenApiBytes)
  const connector = await readDescribed(actor.companyId, content, operation).catch(refused)
  await audit(actor.memberId, { ...operation })
  return connector
}

function refused(error: unknown): never {
  if (error instanceof TooManyInLine) return fail('too-many-of-yours')
  if (error instanceof TaskRefused) return fail('connector.open-api-unreadable', { file: error.message })
  throw error
}
