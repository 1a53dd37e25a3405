import type { Files } from '../../../platform/files/files.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { bringItemJob } from './bring-item.ts'
import { decisionJob } from './decide-review.ts'
import { bringReportJob } from './reports.ts'
import { bringTakeJob } from './takes.ts'
import { tellTakerJob } from './tell-taker.ts'
import { withdrawalJob } from './withdraw-released.ts'

export const exchangeJobs = ({ files, ...ways }: WaysIn & { readonly files: Files }) => [
  bringItemJob(ways, files),
  decisionJob(ways),
  tellTakerJob(ways),
  withdrawalJob(ways),
  bringTakeJob(ways),
  bringReportJob(ways),
]
