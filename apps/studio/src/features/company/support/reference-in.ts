import { z } from 'zod'

const State = z.object({ reference: z.string() })

/** What the form hands to the page after it; opened by itself, that page has none. */
export const referenceIn = (state: unknown) => State.safeParse(state).data?.reference
