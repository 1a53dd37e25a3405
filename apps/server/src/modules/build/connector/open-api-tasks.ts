import type {
  DescribedConnector,
  DescribedOperations,
  OperationRef,
} from '@coverwright/domain/build/connector/open-api/open-api'
import { createLane } from '../../../platform/threads/create-lane.ts'
import { takeTurns } from '../../../platform/threads/take-turns.ts'

export interface OpenApiTasks {
  list: { readonly input: Uint8Array; readonly output: DescribedOperations }
  read: {
    readonly input: { readonly content: Uint8Array; readonly operation: OperationRef }
    readonly output: DescribedConnector
  }
}

/** 5 MB of YAML take some five seconds and a third of the memory. The thread holds the last file, and ends when nobody chooses among its operations any more. */
const runTask = createLane<OpenApiTasks>(
  new URL('./open-api-thread.ts', import.meta.url),
  { milliseconds: 20_000, memoryMegabytes: 1024 },
  undefined,
  { idleMs: 60_000 },
)

const takeTurn = takeTurns(3)

/** A file that cannot be read rejects with `TaskRefused` and the reason. */
export const listDescribed = (companyId: string, content: Uint8Array) =>
  takeTurn(companyId, () => runTask('list', content))

export const readDescribed = (companyId: string, content: Uint8Array, operation: OperationRef) =>
  takeTurn(companyId, () => runTask('read', { content, operation }))
