import type { Body } from '@coverwright/domain/build/body/body'
import type { KnownConnector } from '@coverwright/domain/build/flow/check-connector'
import type { KnownEvent } from '@coverwright/domain/build/flow/check-event'
import type { Shell } from '@coverwright/domain/build/page/shell'
import type { ProductForm } from '@coverwright/domain/build/product/product'
import type { Outcome, TestQuestion } from '@coverwright/domain/build/test-case/run-cases'
import type { Missing } from '@coverwright/domain/publish/publisher/readiness'
import type { PackedTable } from '../../../adapters/spreadsheets/packed-tables.ts'
import { createLane } from '../../../platform/threads/create-lane.ts'
import { takeTurns } from '../../../platform/threads/take-turns.ts'

/** What a company made of a product, as it is checked before it is sold. */
export interface Design {
  readonly body: Body
  readonly shell: Shell | undefined
  readonly tables: readonly PackedTable[]
  readonly connectors: readonly KnownConnector[]
  readonly events: readonly KnownEvent[]
  readonly settings: ProductForm
  readonly today: string
  readonly isOwnBody: boolean
}

export interface ProgramTasks {
  check: { readonly input: Design; readonly output: readonly Missing[] }
  compile: {
    readonly input: Pick<Design, 'body' | 'tables'>
    readonly output: { readonly programHash: string; readonly artefact: Uint8Array }
  }
  run: {
    readonly input: { readonly artefact: Uint8Array; readonly questions: readonly TestQuestion[] }
    readonly output: readonly Outcome[]
  }
}

/** A table of 100,000 rows takes half a second; a busy machine ten times as long. */
export const programLimits = { milliseconds: 10_000, memoryMegabytes: 1024 }

/**
 * Outside the event loop: what takes too long there stops every shop of every company. Within its limits the rules of
 * the rating language keep a program; this holds should they leave a way open.
 */
export const runProgramTask = createLane<ProgramTasks>(new URL('./program-thread.ts', import.meta.url), programLimits, {
  tooLong: (seconds) =>
    `Pricing and pages take longer than ${seconds} seconds to check. Make them simpler, or the tables smaller.`,
  tooMuch: 'Pricing and pages take more memory to check than they may. Make them simpler, or the tables smaller.',
})

/** Each company in its turn: one whose programs take long holds up another's by one of them at most. */
export const takeProgramTurn = takeTurns(3)
