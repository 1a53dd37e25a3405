import type { RatingProgram } from '@coverwright/domain/build/rating/rating-program'
import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import type { Outcome, TestQuestion } from '@coverwright/domain/build/test-case/run-cases'
import type { Answer, Probe, Request, SlimProgram, TestResult } from './protocol.ts'

interface Waiting {
  readonly done: (result: unknown) => void
  readonly failed: (error: Error) => void
  readonly onDone: ((done: number) => void) | undefined
}

/** The engine beside the page: compiling a large table and quoting thousands of cases leaves the page alone. */
class RatingClient {
  private readonly worker = new Worker(new URL('./rating-worker.ts', import.meta.url), { type: 'module' })
  private readonly waiting = new Map<number, Waiting>()
  private known: readonly RatingTable[] = []
  private baseline: Uint8Array | null = null
  private lastId = 0

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const waiting = this.waiting.get(data.id)
      if (data.kind === 'progress') {
        waiting?.onDone?.(data.done)
        return
      }
      this.waiting.delete(data.id)
      if (data.kind === 'done') waiting?.done(data.result)
      else waiting?.failed(new Error(data.message))
    })
  }

  async quote(program: RatingProgram, question: TestQuestion, probe: Probe | null): Promise<TestResult> {
    return (await this.ask({ ask: 'quote', program: this.slim(program), question, probe })) as TestResult
  }

  async run(program: RatingProgram, questions: readonly TestQuestion[], onDone: (done: number) => void) {
    return (await this.ask({ ask: 'run', program: this.slim(program), questions }, onDone)) as Outcome[]
  }

  async runBaseline(bytes: Uint8Array, questions: readonly TestQuestion[], onDone?: (done: number) => void) {
    if (bytes !== this.baseline) {
      this.baseline = bytes
      void this.ask({ ask: 'baseline', bytes })
    }
    return (await this.ask({ ask: 'run-baseline', questions }, onDone)) as Outcome[]
  }

  private slim({ tables, ...program }: RatingProgram): SlimProgram {
    const isKnown = tables.length === this.known.length && tables.every((table, at) => table === this.known[at])
    if (!isKnown) {
      this.known = tables
      void this.ask({ ask: 'tables', tables })
    }
    return { ...program, tables: tables.map(({ name }) => name) }
  }

  private async ask(request: Request, onDone?: (done: number) => void): Promise<unknown> {
    const id = ++this.lastId
    return await new Promise((done, failed) => {
      this.waiting.set(id, { done, failed, onDone })
      // Copied: nothing is handed over.
      this.worker.postMessage({ ...request, id }, [])
    })
  }
}

let client: RatingClient | undefined

/** One engine for all parts of the studio; it starts with the first question. */
export const ratingClient = () => (client ??= new RatingClient())
