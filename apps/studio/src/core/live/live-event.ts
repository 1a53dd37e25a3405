import type { LiveEvent } from '@coverwright/domain/reach/notification/notification'

export const liveEventName = 'coverwright:live'

/** Calls back for every event of the server. Answers how to stop. */
export function onLiveEvent(heed: (event: LiveEvent) => void): () => void {
  const listener = (event: Event) => heed((event as CustomEvent<LiveEvent>).detail)
  addEventListener(liveEventName, listener)
  return () => removeEventListener(liveEventName, listener)
}
