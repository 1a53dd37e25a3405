import type { ProbeSite } from '../../../adapters/probe/probe-site.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { addUpJob } from './add-up-traffic.ts'
import { checkSitesJob } from './check-sites.ts'

export { addUpJob } from './add-up-traffic.ts'
export { recordTraffic, type TrafficRecorder } from './record-traffic.ts'

export const trafficJobs = (ways: WaysIn, probe: ProbeSite) => [addUpJob, checkSitesJob(ways, probe)]
