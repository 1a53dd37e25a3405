import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

/** Makes as many codes of a coupon or a voucher as are missing when it runs. */
export const makeCodes = job('promotion.make-codes', { input: z.object({ promotionId: z.uuid() }) })
