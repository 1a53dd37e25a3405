import { tells } from '../src/handlers.ts'
import { automationJobs } from '../src/modules/reach/automation/handle-jobs.ts'
import { standardMails } from '../src/modules/reach/outbox/index.ts'
import type { MessageLinks } from '../src/platform/events/standard-message.ts'
import { startWorker } from '../src/platform/jobs/start-worker.ts'

/** A worker that sends what is due by itself, in a process of its own, to be killed in the midst of it. */
const [url = ''] = process.argv.slice(2)
const nowhere = (): never => {
  throw new Error('What is sent here has no links')
}
const links = { tokens: { seal: nowhere }, publicUrl: '', linkTo: nowhere } as unknown as MessageLinks
const standard = { messages: tells, mails: standardMails(tells, links), links }
await startWorker(url, automationJobs({ standard, mail: {} }))
process.send?.('started')
