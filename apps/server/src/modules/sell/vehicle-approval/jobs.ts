import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

/** The time is over for which images and videos of a vehicle are kept. */
export const eraseVehicleMedia = job('vehicle-approval.erase-media', { input: z.object({ approvalId: z.uuid() }) })
