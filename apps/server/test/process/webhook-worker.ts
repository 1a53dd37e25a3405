import { openOutbound } from '../../src/adapters/outbound/outbound.ts'
import { webhookJobs } from '../../src/modules/reach/webhook/deliver-webhook.ts'
import { createSealing } from '../../src/platform/auth/sealing.ts'
import { startWorker } from '../../src/platform/jobs/start-worker.ts'

/** A worker that delivers, in a process of its own, to be killed in the midst of it. */
const [url = '', allowed = '', secret = ''] = process.argv.slice(2)
const outbound = openOutbound({ allowed: [allowed], dnsServers: [] })
await startWorker(url, webhookJobs({ outbound, sealing: createSealing(secret) }))
process.send?.('started')
