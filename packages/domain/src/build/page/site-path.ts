import { z } from 'zod'

/** Only addresses on the site itself: a published page calls no other origin. */
export const sitePath = z
  .string()
  .regex(/^\/(?!\/)[\w./-]*$/, 'Start with / and use letters, digits, - and _')
  .max(200)
