import { nextPeriod } from '@coverwright/domain/sell/voucher/voucher-use'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { audited } from '../../../platform/audit/audited.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handOverDue } from '../../../platform/jobs/hand-over-due.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { job } from '../../../platform/jobs/job.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { askForCodes, renewalOf, saveVoucher } from './internal.ts'
import { vouchers } from './tables.ts'

/** Lets a voucher that is over run again. */
const renewVoucher = job('voucher.renew', { input: z.object({ voucherId: z.uuid() }) })

export const voucherSweeps = (ways: Pick<WaysIn, 'door'>) => [
  handOverDue(
    'voucher.hand-over-renewals',
    { column: vouchers.renewAt, job: renewVoucher, inputOf: (voucherId) => ({ voucherId }), handedOver: 'look-again' },
    ways,
  ),
]

/** As long as before, from where it ended, with a quota of which nothing is used. What is being paid at this moment counts. */
export const voucherJobs = [
  handle(renewVoucher, async ({ tx, now, companyId }, { voucherId }) => {
    const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, voucherId)).for('update')
    if (!voucher) return
    // Switched off, or put to another time, since it was found: what it is due for stands in it.
    if (!renewalOf(voucher) || voucher.endsAt > now) {
      await saveVoucher(tx, voucherId, { renewAt: renewalOf(voucher) })
      return
    }
    const { timeZone } = await getOwnCompanyRow(tx)
    const period = nextPeriod(voucher, timeZone, now)
    await audited(tx, companyId, 'voucher/renew', async (audit) => {
      const after = await saveVoucher(tx, voucherId, {
        ...period,
        used: 0,
        round: voucher.round + 1,
        revision: voucher.revision + 1,
        renewAt: renewalOf({ ...voucher, ...period }),
      })
      await askForCodes(tx, after)
      await audit(voucherId, { from: period.startsAt.toISOString(), to: period.endsAt.toISOString() })
    })
  }),
]
