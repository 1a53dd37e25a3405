// Buys policies while server, worker and database are killed in turn: `npm run soak -- sale <purchases> <kills>`.
import { setTimeout as sleep } from 'node:timers/promises'
import { compareLedgers } from './compare-ledgers.ts'
import { keepRunning } from './keep-running.ts'
import { buyPolicy } from './soak-buyer.ts'
import { noLimits, startGround } from './soak-ground.ts'

// The promise: three ledgers are equal at the end: what buyers were shown, what the database keeps, what the gateway took.
const [purchases = 20_000, kills = 200] = process.argv.slice(2).map(Number)
const buyers = 8

const { port, ownerUrl, env, isReady, killDatabase, clear } = await startGround({ ...noLimits, WORKER: 'off' })
const server = keepRunning(env)
const worker = keepRunning(env, 'worker')

const victims = [() => server.kill(), () => worker.kill(), killDatabase] as const

const journal = new Map<string, string>()
try {
  await isReady()
  await Promise.all([buyAll(), killAll()])
  const count = await compareLedgers(ownerUrl, journal)
  console.log(`${count} policies, ${kills} kills: shown, kept and taken are the same, and no number is missing`)
} finally {
  await Promise.all([server.stop(), worker.stop()])
  await clear()
}

async function buyAll() {
  let begun = 0
  const buy = async () => {
    while (begun < purchases) {
      const email = `buyer-${++begun}@example.org`
      journal.set(email, await buyPolicy(port, email))
    }
  }
  await Promise.all(Array.from({ length: buyers }, buy))
}

/** Evenly over the purchases. */
async function killAll() {
  for (let killed = 0; killed < kills; killed++) {
    await reached(((killed + 1) * purchases) / (kills + 1))
    await victims[killed % victims.length]?.()
    console.log(`${journal.size} bought, ${killed + 1} kills`)
  }
}

async function reached(count: number) {
  while (journal.size < count && journal.size < purchases) await sleep(50)
}
