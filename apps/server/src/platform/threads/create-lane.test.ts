import { expect, test } from 'vitest'
import { createLane } from './create-lane.ts'

interface NumberTasks {
  /** Which thread did it. */
  number: { readonly input: null; readonly output: number }
}

const thread = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads'
    parentPort.on('message', () => {
      parentPort.postMessage({ is: 'begun' })
      parentPort.postMessage({ is: 'done', output: threadId })
    })`)}`,
)
const limits = { milliseconds: 10_000, memoryMegabytes: 64 }

test('a thread is kept from task to task', async () => {
  const run = createLane<NumberTasks>(thread, limits)
  const first = await run('number', null)
  expect(await run('number', null)).toBe(first)
})

test('one that nobody needs for a while ends, and the next task has another', async () => {
  const run = createLane<NumberTasks>(thread, limits, undefined, { idleMs: 20 })
  const first = await run('number', null)
  await expect
    .poll(async () => {
      await new Promise((resolve) => setTimeout(resolve, 60))
      return run('number', null)
    })
    .not.toBe(first)
})
