import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Engine } from './engine.ts'

export const firefoxPath = '/usr/bin/firefox-esr'

interface Answered {
  readonly id?: number
  readonly type: string
  readonly result?: unknown
  readonly message?: string
}

/** Firefox over WebDriver BiDi, which it speaks by itself. */
export async function openFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  // A home of its own: the one of whoever runs this may be somebody else's.
  const env = { ...process.env, HOME: profile, MOZ_HEADLESS_WIDTH: '1440', MOZ_HEADLESS_HEIGHT: '900' }
  const child = spawn(firefoxPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  const send = await connect(await addressOf(child.stderr))
  await send('session.new', { capabilities: {} })
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as { context: string }

  const act = (actions: object[]) => send('input.performActions', { context, actions })
  const click = async (css: string) => {
    const { nodes } = (await send('browsingContext.locateNodes', {
      context,
      locator: { type: 'css', value: css },
      maxNodeCount: 1,
    })) as { nodes: readonly { sharedId: string }[] }
    const [node] = nodes
    if (!node) throw new Error(`There is no ${css}`)
    await ask(`document.querySelector(${JSON.stringify(css)}).scrollIntoView({ block: 'center', behavior: 'instant' })`)
    const origin = { type: 'element', element: { sharedId: node.sharedId } }
    const pointer = [{ type: 'pointerMove', x: 0, y: 0, origin }, ...press('pointer', { button: 0 })]
    await act([{ type: 'pointer', id: 'mouse', actions: pointer }])
  }
  const ask = async <T>(expression: string): Promise<T> => {
    const answer = (await send('script.evaluate', {
      expression: `JSON.stringify(${expression}) ?? 'null'`,
      target: { context },
      awaitPromise: false,
    })) as { type: string; result: { value: string }; exceptionDetails?: { text: string } }
    if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text)
    return JSON.parse(answer.result.value)
  }
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    ask,
    click,
    type: async (css, text) => {
      await click(css)
      await act([{ type: 'key', id: 'keys', actions: text.split('').flatMap((value) => press('key', { value })) }])
    },
    photograph: async () => {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string }
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
    },
  }
}

const press = (what: 'key' | 'pointer', details: object) => [
  { type: `${what}Down`, ...details },
  { type: `${what}Up`, ...details },
]

async function addressOf(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(stderr)) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (address) {
      // What it says later must not fill the pipe.
      stderr.resume()
      return `${address}/session`
    }
  }
  throw new Error('Firefox did not start')
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, type, result, message } = JSON.parse(String(data)) as Answered
    const asked = waiting.get(id)
    waiting.delete(id)
    if (type === 'error') asked?.reject(new Error(message))
    else asked?.resolve(result)
  })
  await once(socket, 'open')
  let last = 0
  return (method: string, params: object) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const id = ++last
    waiting.set(id, { resolve, reject })
    socket.send(JSON.stringify({ id, method, params }))
    return promise
  }
}
