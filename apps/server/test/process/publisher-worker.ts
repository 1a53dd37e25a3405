import { publisherJobs } from '../../src/modules/publish/publisher/execute-event.ts'
import { startWorker } from '../../src/platform/jobs/start-worker.ts'

/** A worker in a process of its own, to be killed. */
const [url = ''] = process.argv.slice(2)
await startWorker(url, publisherJobs({ domains: { hostRules: { siteDomain: 'localhost', ownHosts: [] } } }))
process.send?.('started')
