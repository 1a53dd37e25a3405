// The long fault and load tests: `npm run soak` all of them, `npm run soak -- killed` those whose name has the word;
// what follows the word is handed on: `npm run soak -- sale 300 10`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const [word = '', ...sizes] = process.argv.slice(2)
const files = await Array.fromAsync(glob('apps/*/soak/*.soak.ts', { cwd: root }))

for (const file of files.filter((name) => name.includes(word)).toSorted()) {
  console.log(file)
  const [code] = await once(spawn(process.execPath, [join(root, file), ...sizes], { stdio: 'inherit' }), 'exit')
  if (code !== 0) process.exitCode = 1
}
