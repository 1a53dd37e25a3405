// Brings the search by meaning: `npm run assistant`. Weights and what runs them come from the npm registry that npm is set to, each
// in one version, and are checked by their hash before anything of them is used. They are no dependency: without them
// questions are answered by words. It keeps to what old Nodes understand, and has no dependencies.
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bringModel } from './bring-model.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
// Another list than the product's own is for tests.
const [list = join(root, 'apps/server/src/adapters/assistant/brought-model.json')] = process.argv.slice(2)
// As the server finds it.
const dataDir = resolve(process.env.DATA_DIR || join(root, '.data'))

try {
  await bringModel(JSON.parse(readFileSync(list, 'utf8')), join(dataDir, 'models'))
} catch (error) {
  console.error(error.code === 'ENOSPC' ? `The disk is full. Nothing was changed in ${dataDir}.` : error.message)
  process.exitCode = 1
}
