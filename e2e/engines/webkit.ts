import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import type { Engine } from './engine.ts'

export const webkitDriver = '/usr/bin/WebKitWebDriver'
export const screenPath = '/usr/bin/Xvfb'
export const findMiniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]

/** What it has not answered by then it never does. */
const patienceMs = 20_000

/** How WebDriver names an element in its answers. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKitGTK over WebDriver, on a screen that nobody sees. */
export async function openWebkit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'))
  const screen = spawn(screenPath, ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = (await once(createInterface(screen.stdout), 'line')) as [string]
  const port = await freePort()
  const env = {
    ...process.env,
    HOME: home,
    DISPLAY: `:${display}`,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    // Its own walls need rights that a container has not; it opens nothing but this product.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  const driver = spawn(webkitDriver, [`--port=${port}`], { env, stdio: 'ignore' })
  const send = sender(`http://127.0.0.1:${port}`)
  const options = { binary: findMiniBrowser(), args: ['--automation'] }
  const { sessionId } = (await send('POST', '/session', {
    // What is waited for is said where it is: a page that listens for news is never quite loaded.
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options, pageLoadStrategy: 'none' } },
  })) as { sessionId: string }
  const at = `/session/${sessionId}`
  await send('POST', `${at}/window/rect`, { width: 1440, height: 900 })

  const find = async (css: string) => {
    const found = (await send('POST', `${at}/element`, { using: 'css selector', value: css })) as Record<string, string>
    return `${at}/element/${found[elementKey]}`
  }
  return {
    open: async (url) => {
      // Else the page before could be taken for this one.
      await send('POST', `${at}/url`, { url: 'about:blank' })
      await send('POST', `${at}/url`, { url })
    },
    ask: async <T>(expression: string) => {
      const script = `return JSON.stringify(${expression}) ?? 'null'`
      return JSON.parse(String(await send('POST', `${at}/execute/sync`, { script, args: [] }))) as T
    },
    click: async (css) => void (await send('POST', `${await find(css)}/click`, {})),
    type: async (css, text) => void (await send('POST', `${await find(css)}/value`, { text })),
    photograph: async () => Buffer.from(String(await send('GET', `${at}/screenshot`)), 'base64'),
    close: async () => {
      await send('DELETE', at).catch(() => undefined)
      for (const child of [driver, screen]) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
      await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
    },
  }
}

/** It listens some moments after it is started: until then nobody answers. */
const sender = (address: string) => async (method: string, path: string, body?: object) => {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(`${address}${path}`, {
      method,
      signal: AbortSignal.timeout(patienceMs),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: Error) => error)
    if (!(answer instanceof Error)) {
      const { value } = (await answer.json()) as { value: { message?: string } | null }
      if (!answer.ok) throw new Error(`${path}: ${value?.message}`)
      return value as unknown
    }
    if (tries > 100 || answer.name === 'TimeoutError') throw new Error(`${path}: ${answer.message}`)
    await sleep(100)
  }
}
