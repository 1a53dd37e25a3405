import { createServer } from 'node:net'

/** Below those that the system gives to whoever asks for any: nothing else comes by such a port meanwhile. */
const first = 20_000
/** Each test process has ports of its own. */
const range = 500
/** Two runs on one machine begin at different ones: a port is free until somebody listens, and both would take it. */
let tried = process.pid % range

/** A port that nothing listens on, for a product that must know it before it starts. */
export async function freePort(): Promise<string> {
  const port = first + (Number(process.env['VITEST_POOL_ID'] ?? 0) % 20) * range + (tried++ % range)
  return (await isFree(port)) ? String(port) : freePort()
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
