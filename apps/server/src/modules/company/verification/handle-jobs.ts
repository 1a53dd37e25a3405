import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { bringJob } from './bring-to-reviewers.ts'
import { decisionJob } from './decide.ts'

export const verificationJobs = (ways: WaysIn) => [bringJob(ways), decisionJob(ways)]
