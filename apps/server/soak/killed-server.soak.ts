import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demo } from '../src/app.ts'
import { signedInClient } from '../test/process-client.ts'
import { startProcess } from '../test/start-process.ts'
import { tinyPng } from '../test/tiny-png.ts'

// The promise: killed in the middle of writes, server and database are ready again within 5 seconds, and every write
// that was acknowledged is there.
const limitMs = 5000
const rounds = 20

const home = await mkdtemp(join(tmpdir(), 'soak-'))
await chmod(home, 0o755)
const acknowledged = new Set<string>()
let slowest = 0

for (let round = 0; round < rounds; round++) {
  const startedAt = performance.now()
  const server = await startProcess({
    DATA_DIR: home,
    ACCOUNT_LIMIT: '100000',
    ADDRESS_LIMIT: '100000',
    PAGE_LIMIT: '100000',
  })
  const readyMs = performance.now() - startedAt
  // The first start makes the database and the demo companies: it is not a recovery.
  if (round > 0) slowest = Math.max(slowest, readyMs)
  const { client } = await signedInClient(server.url, 'primary@tarnbrook.example', demo.password)
  await assertAllThere(client)

  const logo = await client.upload.uploadFile({ purpose: 'logo', name: 'logo.png' }, new Blob([tinyPng]))
  const killed = new AbortController()
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let n = 0; !killed.signal.aborted; n++) {
      const code = `${round}-${writer}-${n}`
      const form = { type: 'online', code, email: 'desk@harbour.example', name: code, country: 'GB' } as const
      await client.channel.createChannel({ ...form, logoFileId: logo.id }).then(
        () => acknowledged.add(code),
        () => {},
      )
    }
  })
  await sleep(300 + 40 * round)
  // The database loses its power too: its postmaster is a process of its own.
  const pid = Number.parseInt(await readFile(join(home, 'postgres/data/postmaster.pid'), 'utf8'), 10)
  await server.kill()
  process.kill(pid, 'SIGKILL')
  killed.abort()
  await Promise.all(writers)
  console.log(
    `round ${round + 1}: ready after ${Math.round(readyMs)} ms, ${acknowledged.size} writes acknowledged so far`,
  )
}

const last = await startProcess({
  DATA_DIR: home,
  ACCOUNT_LIMIT: '100000',
  ADDRESS_LIMIT: '100000',
  PAGE_LIMIT: '100000',
})
const { client } = await signedInClient(last.url, 'primary@tarnbrook.example', demo.password)
await assertAllThere(client)
await last.stop()
await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
console.log(
  `${rounds} kills, ${acknowledged.size} acknowledged writes, none lost; slowest start ${Math.round(slowest)} ms`,
)
if (slowest > limitMs) throw new Error(`A start took ${Math.round(slowest)} ms, more than ${limitMs}`)

type Client = Awaited<ReturnType<typeof signedInClient>>['client']

async function assertAllThere({ channel }: Client) {
  const found = new Set<string>()
  for (let nowPage = 1; ; nowPage++) {
    const { items } = await channel.listChannels({}, { nowPage, pageSize: 200 })
    for (const { code } of items) found.add(code)
    if (items.length < 200) break
  }
  const lost = acknowledged.difference(found)
  if (lost.size > 0) throw new Error(`${lost.size} acknowledged writes are lost: ${[...lost].slice(0, 5).join(', ')}`)
}
