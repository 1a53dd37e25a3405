// Every static check, two at a time: format, lint, types, unused code, structure. What each says is printed when it ends.
import { spawn } from 'node:child_process'

/** The longest first: the last must not run alone. */
const waiting = [
  'oxlint --type-aware',
  'tsc --checkers 1 -p apps/studio/tsconfig.tools.json',
  'tsc --checkers 1 -p apps/studio',
  'tsc --checkers 1',
  'knip',
  'vitest run --project structure',
  'node scripts/gather.ts --check',
  'biome ci .',
  'tsc --checkers 1 -p apps/storefront',
]
/** For the tools written in Go: one core each, for there are two of them, and seldom stopping to tidy up. */
const env = { ...process.env, GOMAXPROCS: '1', GOGC: '400' }
const failed: string[] = []

await Promise.all([runAll(), runAll()])
for (const check of failed) console.error(`Failed: ${check}`)
if (failed.length > 0) process.exitCode = 1

async function runAll() {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const { said, code } = await run(check)
    console.log(`> ${check}\n${said}`)
    if (code !== 0) failed.push(check)
  }
}

function run(check: string) {
  const child = spawn(check, { shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part))
  return new Promise<{ readonly said: string; readonly code: number | null }>((resolve) => {
    child.once('close', (code) => resolve({ said: Buffer.concat(parts).toString(), code }))
  })
}
