import { z } from 'zod'
import { idOf } from '../../fields.ts'

/** So long after a window was last heard of, nobody is looking through it any more. */
export const watchSeconds = 45

/** A window of the studio in which a product is open. */
export const WatchRef = z
  .strictObject({ id: idOf('product'), window: z.uuid() })
  .meta({ examples: [{ window: '018f4d2e-7c1b-7c3a-9b1e-3a5d6c7b8a90' }] })

/** The others who are looking at a product now, each once however many windows they have. */
export const ProductWatchers = z
  .object({ watchers: z.array(z.object({ memberId: idOf('member'), name: z.string() })) })
  .meta({ id: 'ProductWatchers' })

export type ProductWatchers = z.output<typeof ProductWatchers>
