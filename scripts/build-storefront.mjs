// Builds the published journey: what browsers load, and what the server renders pages with.
// Run by `npm start`, `npm test` and `npm run bench` after the set-up.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildWhenChanged, root, viteProgram } from './build-when-changed.mjs'

const home = join(root, 'apps/storefront')

buildWhenChanged({
  name: 'storefront',
  dist: join(home, 'dist'),
  published: join(home, 'dist/browser'),
  // Few files, which every customer loads.
  effort: 11,
  sources: ['apps/storefront', 'packages/blocks/src', 'packages/domain/src'],
  build: () => {
    for (const kind of [[], ['--ssr']]) {
      execFileSync(process.execPath, [viteProgram, 'build', '--logLevel', 'warn', ...kind], {
        cwd: home,
        stdio: 'inherit',
      })
    }
  },
})
