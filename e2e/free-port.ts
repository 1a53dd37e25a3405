import { createServer } from 'node:net'

/** A port that nothing listens on, for a product that must know it before it starts. */
export function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(String(port)))
    })
  })
}
