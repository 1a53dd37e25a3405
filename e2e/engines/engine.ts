import { setTimeout as sleep } from 'node:timers/promises'

/** A browser of another make, moved by real keys and clicks. */
export interface Engine {
  readonly open: (url: string) => Promise<void>
  /** What an expression comes to in the page. */
  readonly ask: <T>(expression: string) => Promise<T>
  readonly click: (css: string) => Promise<void>
  readonly type: (css: string, text: string) => Promise<void>
  /** Rejects where the browser gives no picture: WebKitGTK's driver leaves some that it is asked for without an answer. */
  readonly photograph: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

const patienceMs = 60_000

/** Until it is true in the page. Between two pages there is nobody to ask. */
export async function until(engine: Engine, expression: string): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(100))
    if (await engine.ask<boolean>(`Boolean(${expression})`).catch(() => false)) return
  const page = await engine.ask<string>('location.href + " " + document.body.innerText.slice(0, 400)').catch(String)
  throw new Error(`Never came: ${expression}. The page: ${page}`)
}

/** Clicks a button that says this and nothing more. */
export async function press(engine: Engine, text: string): Promise<void> {
  const marked = `(() => {
    const said = [...document.querySelectorAll('button, a')].find((one) => ${text.startsWith('/') ? `${text}.test(one.innerText.trim())` : `one.innerText.trim() === ${JSON.stringify(text)}`})
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
    said?.setAttribute('data-pressed', '')
    return said
  })()`
  await until(engine, marked)
  await engine.click('[data-pressed]')
}
