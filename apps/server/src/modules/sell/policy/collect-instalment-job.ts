import { z } from 'zod'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { job } from '../../../platform/jobs/job.ts'

/** Takes one instalment from the card of the first payment, on its day or on the day it is tried again. */
export const collectInstalment = job('instalment.collect', {
  places: 'payments',
  input: z.object({ instalmentId: z.uuid() }),
  retryLimit: 20,
  retryDelaySeconds: 15,
  expireInSeconds: 60,
})

/** Early in the day, whatever the time zone: whoever is told that it failed has the day to see to it. */
const atHour = 'T06:00:00Z'

/** One job waits for an instalment, however often it is asked for. */
export const collectOn = (tx: WriteTx, instalmentId: string, day: string) =>
  enqueue(
    tx,
    collectInstalment,
    { instalmentId },
    { startAfter: new Date(`${day}${atHour}`), singletonKey: instalmentId },
  )
