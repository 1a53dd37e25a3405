import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { createLane } from './create-lane.ts'

interface NoTasks {
  nothing: { readonly input: null; readonly output: null }
}

/** How far each thread of this process stands down, as the system knows it: the nineteenth of its numbers. */
const steps = () =>
  new Map(
    readdirSync('/proc/self/task').map((thread) => {
      const numbers = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').replace(/^.*\) /, '')
      return [thread, Number(numbers.split(' ')[16])]
    }),
  )

test.runIf(process.platform === 'linux')(
  'a thread steps down behind whoever reads pages, and nobody else does',
  async () => {
    const before = steps()
    const doTasks = pathToFileURL(`${import.meta.dirname}/do-tasks.ts`).href
    const thread = `import { doTasks } from '${doTasks}'; doTasks({ nothing: () => null })`
    const run = createLane<NoTasks>(new URL(`data:text/javascript,${encodeURIComponent(thread)}`), {
      milliseconds: 10_000,
      memoryMegabytes: 64,
    })
    await run('nothing', null)
    const after = [...steps()]
    expect(after.filter(([each, down]) => !before.has(each) && down === 5)).toHaveLength(1)
    expect(after.filter(([each, down]) => before.has(each) && before.get(each) !== down)).toEqual([])
  },
)
