import { z } from 'zod'

/** Why something goes live though test cases fail: kept with whoever said so. */
export const casesReason = z.string().trim().max(500).optional()
