import { partnershipJobs } from '../src/modules/company/partnership/handle-jobs.ts'
import { figureSweeps } from '../src/modules/insight/statistics/index.ts'
import { maintenanceJobs } from '../src/modules/publish/maintenance/index.ts'
import { instalmentJobs, paymentJobs } from '../src/modules/sell/payment/index.ts'
import { waysIn } from '../src/platform/http/ways-in.ts'
import { startWorker } from '../src/platform/jobs/start-worker.ts'
import { runNow } from './run-now.ts'
import type { TestApp } from './test-app.ts'

/** Does what follows a sale through a partner: telling the other company, payments, instalments, documents. */
export const startPartnerWorker = ({ serverUrl, ports, clock }: TestApp) =>
  startWorker(serverUrl, [...partnershipJobs, ...maintenanceJobs, ...paymentJobs(ports), ...instalmentJobs(ports)], {
    now: () => clock.now(),
    onError: () => undefined,
  })

export const addUpFigures = (app: TestApp) => runNow(app, figureSweeps(waysIn(app.pool, 'job')))
