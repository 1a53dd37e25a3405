import type { ProductWatchers } from '@coverwright/domain/build/product/product-watcher'
import { useEffect, useState } from 'react'
import { onLiveEvent } from '../../../core/live/live-event.ts'
import { thisWindow } from '../../../core/live/this-window.ts'
import { quietClient } from '../../../core/wire/quiet-client.ts'

/** Of the time after which a silent window is forgotten: two may get lost on the way. */
const heartbeatMs = 15_000

/** Says that this window shows the product, and answers who else has it open. */
export function useWatchers(id: string): ProductWatchers['watchers'] {
  const [watchers, setWatchers] = useState<ProductWatchers['watchers']>([])
  useEffect(() => {
    let isHere = true
    const show = (asked: Promise<ProductWatchers>) =>
      // Out of reach for a moment: whoever was seen last is shown until it is known better.
      void asked.then((found) => isHere && setWatchers(found.watchers)).catch(() => undefined)
    const mine = { id, window: thisWindow }
    const say = () => show(quietClient.product.watchProduct(mine))
    say()
    const beat = setInterval(say, heartbeatMs)
    const stopListening = onLiveEvent(({ kind, subjectId }) => {
      // After a broken connection the server has forgotten this window.
      if (kind === 'resync') say()
      if (kind === 'presence' && subjectId === id) show(quietClient.product.listWatchers({ id }))
    })
    return () => {
      isHere = false
      clearInterval(beat)
      stopListening()
      void quietClient.product.stopWatching(mine).catch(() => undefined)
    }
  }, [id])
  return watchers
}
