import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const main = join(import.meta.dirname, '../src/main.ts')

export interface ServerProcess {
  readonly child: ChildProcess
  readonly url: string
  /** As a process manager does it. Answers the exit code. */
  readonly stop: () => Promise<number | null>
  /** What it wrote to its log since it was ready; the greeting beside it is for people. */
  readonly stopAndRead: () => Promise<readonly unknown[]>
  readonly kill: () => Promise<void>
}

/** The product as `npm start` runs it, in a process of its own on a free port. */
export async function startProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'error', DEMO: 'empty', ...settings }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  let url = ''
  for await (const line of createInterface(child.stdout)) {
    url = /^Coverwright is ready: (\S+)$/.exec(line)?.[1] ?? ''
    if (url) break
  }
  if (!url) throw new Error('The server did not start')
  let written = ''
  child.stdout.on('data', (chunk: Buffer) => {
    written += chunk.toString()
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return {
    child,
    url: url.replace('localhost', '127.0.0.1'),
    stop: async () => {
      await end('SIGTERM')
      return child.exitCode
    },
    stopAndRead: async () => {
      await end('SIGTERM')
      return written.split('\n').flatMap((line): unknown[] => (line.startsWith('{') ? [JSON.parse(line)] : []))
    },
    kill: () => end('SIGKILL'),
  }
}
