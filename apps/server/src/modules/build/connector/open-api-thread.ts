import { listOperations } from '@coverwright/domain/build/connector/open-api/list-operations'
import { readOperation } from '@coverwright/domain/build/connector/open-api/read-operation'
import { doTasks } from '../../../platform/threads/do-tasks.ts'
import { TaskRefused } from '../../../platform/threads/tasks.ts'
import type { OpenApiTasks } from './open-api-tasks.ts'
import { parseDescription } from './parse-description.ts'

/** Who chooses an operation has just had the file listed: it is not parsed a second time. */
let last: { readonly content: Buffer; readonly root: unknown } | undefined

function rootOf(sent: Uint8Array): unknown {
  const content = Buffer.from(sent)
  if (!last?.content.equals(content)) {
    last = undefined
    last = { content, root: parseDescription(content) }
  }
  return last.root
}

doTasks<OpenApiTasks>({
  list: (content) => listOperations(rootOf(content)) ?? refuse('It is not OpenAPI 3.0, 3.1 or 2.0 (Swagger).'),
  read: ({ content, operation }) =>
    readOperation(rootOf(content), operation) ?? refuse('The file does not describe this operation.'),
})

function refuse(why: string): never {
  throw new TaskRefused(why)
}
