import type { Answer, Request } from './protocol.ts'
import { RatingDesk } from './rating-desk.ts'

const desk = new RatingDesk()
/** To the page that made this worker. Copied: nothing is handed over. */
const answer = (message: Answer) => globalThis.postMessage(message, { transfer: [] })

globalThis.addEventListener('message', ({ data }: MessageEvent<Request & { readonly id: number }>) => {
  const { id } = data
  try {
    answer({ id, kind: 'done', result: work(data, (done) => answer({ id, kind: 'progress', done })) })
  } catch (error) {
    answer({ id, kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
})

function work(request: Request, onDone: (done: number) => void): unknown {
  switch (request.ask) {
    case 'tables':
      return desk.setTables(request.tables)
    case 'quote':
      return desk.quote(request.program, request.question, request.probe, () => performance.now())
    case 'run':
      return desk.run(request.program, request.questions, onDone)
    case 'baseline':
      return desk.setBaseline(request.bytes)
    case 'run-baseline':
    default:
      return desk.runBaseline(request.questions, onDone)
  }
}
