import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../src/main.ts')

/** Started again whenever it ends, as a process manager does it. */
export function keepRunning(env: NodeJS.ProcessEnv, ...parameters: string[]) {
  let child: ChildProcess
  let isOver = false
  const start = () => {
    child = spawn(process.execPath, [main, ...parameters], { env, stdio: 'ignore' })
    child.once('exit', () => {
      if (!isOver) setTimeout(start, 200)
    })
  }
  start()
  return {
    kill: () => child.kill('SIGKILL'),
    stop: async () => {
      isOver = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
