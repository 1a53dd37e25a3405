import type { HostRules } from '@coverwright/domain/publish/release/site-host'
import { demoResale } from './create-resale.ts'
import { hostOfDemo } from './demo-hosts.ts'
import { demoProducts } from './products.ts'

export { createDemo } from './create-demo.ts'
export { loadHistory } from './history/load-history.ts'
export { motorBody } from './motor-body.ts'
export { demoCompanies, demoPassword } from './people.ts'
export { petBody } from './pet-body.ts'
export { petShell } from './pet-shell.ts'

/** Where something is on sale from the first start. */
export const demoSites = (rules: HostRules) =>
  [...demoProducts, demoResale].map(({ label, settings }) => ({ host: hostOfDemo(label, rules), settings }))
