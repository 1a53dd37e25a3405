import { createGandiRegistrar } from '../../src/adapters/registrar/gandi-registrar.ts'
import { registerNameJobs } from '../../src/modules/sell/payment/register-name.ts'
import { startWorker } from '../../src/platform/jobs/start-worker.ts'
import { gandiKeys } from '../fake-gandi.ts'

/** A worker in a process of its own, to be killed: by others, or by itself before it writes down what it was answered. */
const [databaseUrl = '', url = '', diesAnswered = ''] = process.argv.slice(2)
const gandi = createGandiRegistrar({ ...gandiKeys, url, phone: '+44.1539000000', endings: ['com'] })
const last = <T>(answer: T): T => {
  if (diesAnswered) process.kill(process.pid, 'SIGKILL')
  return answer
}
const registrar = {
  ...gandi,
  register: (order: Parameters<typeof gandi.register>[0]) => gandi.register(order).then(last),
  renew: (order: Parameters<typeof gandi.renew>[0]) => gandi.renew(order).then(last),
}
await startWorker(databaseUrl, registerNameJobs({ registrar }))
process.send?.('started')
