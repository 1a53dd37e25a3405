import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handOverDue } from '../../../platform/jobs/hand-over-due.ts'
import { job } from '../../../platform/jobs/job.ts'
import { instalments } from './tables.ts'

/** Takes one instalment from the card of the first payment, on its day or on the day it is tried again. */
export const collectInstalment = job('instalment.collect', {
  places: 'payments',
  input: z.object({ instalmentId: z.uuid() }),
  retryLimit: 20,
  retryDelaySeconds: 15,
  expireInSeconds: 60,
})

/** Early in the day, whatever the time zone: whoever is told that it failed has the day to see to it. */
export const collectedAt = (day: string) => new Date(`${day}T06:00:00Z`)

/** It comes due then, however often it is asked for. */
export async function collectOn(tx: WriteTx, instalmentId: string, at: Date): Promise<void> {
  await tx.update(instalments).set({ collectAt: at }).where(eq(instalments.id, instalmentId))
}

export const instalmentSweeps = (ways: Pick<WaysIn, 'door'>) => [
  handOverDue(
    'instalment.hand-over',
    {
      column: instalments.collectAt,
      job: collectInstalment,
      inputOf: (instalmentId) => ({ instalmentId }),
      handedOver: 'take-off',
    },
    ways,
  ),
]
