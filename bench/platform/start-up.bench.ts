// From the command to the first answer: on an empty data directory, and again.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '../../apps/server/test/start-process.ts'
import { report } from '../result.ts'

const home = await mkdtemp(join(tmpdir(), 'bench-'))
await chmod(home, 0o755)

const seconds = async () => {
  const startedAt = performance.now()
  // As everybody starts it, with the history of the demo.
  const server = await startProcess({ DATA_DIR: home, DEMO: 'on' })
  const { status } = await fetch(`${server.url}/readyz`)
  const took = (performance.now() - startedAt) / 1000
  if (status !== 200) throw new Error('The server is not ready')
  await server.stop()
  return took
}

const fresh = await seconds()
const again = [await seconds(), await seconds(), await seconds()].toSorted((a, b) => a - b)[1] ?? 0
await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })

report({ name: 'platform/start-fresh', unit: 's', ours: fresh, limit: 15, goal: { atMost: 1 } })
report({ name: 'platform/start-again', unit: 's', ours: again, limit: 5, goal: { atMost: 1 } })
