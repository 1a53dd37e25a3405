import { z } from 'zod'

const Verification = z.object({ ticket: z.string(), sentTo: z.string(), sentAt: z.number() })

/** What the notice hands to the page of the code. */
export type Verification = z.output<typeof Verification>

export const readVerification = (state: unknown) => Verification.safeParse(state).data
