import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** The browser is served what `npm start` serves: built for production, whatever the tests run as. */
export function buildPages(): void {
  for (const part of ['studio', 'storefront']) {
    const script = join(import.meta.dirname, `../scripts/build-${part}.mjs`)
    execFileSync(process.execPath, [script], { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
  }
}
