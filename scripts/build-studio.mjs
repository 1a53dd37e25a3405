// Builds the studio. Run by `npm start` after the set-up.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildWhenChanged, root, viteProgram } from './build-when-changed.mjs'

buildWhenChanged({
  name: 'studio',
  dist: join(root, 'apps/studio/dist'),
  sources: ['apps/studio', 'packages/blocks/src', 'packages/contract/src', 'packages/domain/src'],
  build: () =>
    execFileSync(process.execPath, [viteProgram, 'build', '--logLevel', 'warn'], {
      cwd: join(root, 'apps/studio'),
      stdio: 'inherit',
    }),
})
