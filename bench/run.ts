// Runs the measurements: `npm run bench` all of them, `npm run bench -- rating` one group.
// A measurement is a file bench/<group>/<what>.bench.ts that calls report().
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { marker, type Result } from './result.ts'

const [wanted] = process.argv.slice(2)
const kept = join(import.meta.dirname, 'results.json')

const files = (await Array.fromAsync(glob('*/*.bench.ts', { cwd: import.meta.dirname })))
  .filter((file) => !wanted || dirname(file) === wanted)
  .toSorted()
if (files.length === 0) throw new Error(`There is no group ${wanted}`)

const fresh: Result[] = []
for (const file of files) fresh.push(...(await run(file)))
console.table(fresh.map(({ name, ...rest }) => ({ name, ...rest })))
save(fresh)
if (fresh.some((result) => !result.ok)) process.exitCode = 1

async function run(file: string): Promise<Result[]> {
  const child = spawn(process.execPath, ['--expose-gc', join(import.meta.dirname, file)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const results: Result[] = []
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith(marker)) results.push(JSON.parse(line.slice(marker.length)))
    else console.log(line)
  }
  const code = await ended
  if (code !== 0) throw new Error(`${file} ended with ${code}`)
  return results
}

/** One group run alone replaces its own lines and keeps the others. */
function save(results: readonly Result[]) {
  const groups = new Set(results.map(({ name }) => name.split('/')[0]))
  const others = earlierResults().filter(({ name }) => !groups.has(name.split('/')[0]))
  const all = [...others, ...results].toSorted((a, b) => a.name.localeCompare(b.name))
  writeFileSync(kept, `${JSON.stringify(all, null, 2)}\n`)
}

function earlierResults(): Result[] {
  try {
    return JSON.parse(readFileSync(kept, 'utf8'))
  } catch {
    return []
  }
}
