import type { LiveEvent } from '@coverwright/domain/reach/notification/notification'
import { reloadUserData } from '../session/ensure-user-data.ts'
import { lookAgain } from '../wire/acts-of.ts'
import { queryClient } from '../wire/query-client.ts'
import { liveEventName } from './live-event.ts'

/**
 * Name, colour and logo are worn by every screen; a partnership decides whether there is a payment gateway. Rights may be
 * gone, and where a session ended that may be this one: the next question says so.
 */
const aboutReader: ReadonlySet<string> = new Set(['company', 'partnership', 'rights', 'session', 'resync'])

/** News makes stale what a write of one's own would; after a gap in the stream anything may have been missed. */
export function heed(event: LiveEvent): void {
  const { kind } = event
  // Screens that follow one thing listen for themselves.
  dispatchEvent(new CustomEvent(liveEventName, { detail: event }))
  if (kind === 'resync') void queryClient.invalidateQueries()
  else void lookAgain(queryClient, kind)
  // Name, colour and logo are worn by every screen; a partnership decides whether there is a payment gateway.
  if (aboutReader.has(kind)) reloadUserData().catch(() => undefined)
}
