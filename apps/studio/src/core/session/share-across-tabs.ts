import type { TokenSet } from '@coverwright/domain/company/session/session'
import { countOtherTabs } from './open-tabs.ts'
import { sessionOf } from './session-of.ts'

interface Answer {
  /** The question it answers. */
  readonly answered: string
  readonly tokens: TokenSet | null
  /** When somebody last looked at the tab, in milliseconds. */
  readonly seenAt: number
}

type Said =
  /** A tab that has just been opened: is anybody signed in? */
  | { readonly asked: string }
  | Answer
  /** Whoever leaves a shared computer leaves every tab of it. */
  | { readonly left: string }

interface Ports {
  /** What this tab hands on: nothing where nobody is signed in, or nobody has looked at it for too long. */
  readonly tokens: () => TokenSet | null
  readonly seenAt: () => number
  /** The session of this tab was signed out in another. */
  readonly clear: () => void
  /** Another session of this browser was: this tab signs its own out. */
  readonly leave: () => void
}

export interface Sharing {
  /** The session of an open tab, where there is one: the one that was looked at last. */
  readonly find: () => Promise<TokenSet | undefined>
  readonly tellLeft: (tokens: TokenSet) => void
}

/** A tab that the browser has put to sleep is not waited for any longer; nor are others once one has answered. */
const patienceMs = 3000
const graceMs = 200

/**
 * Session storage belongs to one tab: one that is opened by a mailed link or a typed address asks the others. The channel
 * reaches the tabs of this origin alone, and nothing of it is stored anywhere.
 */
export function shareAcrossTabs(ports: Ports): Sharing {
  const channel = new BroadcastChannel('coverwright-tabs')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches the tabs of one origin only
  const say = (said: Said) => channel.postMessage(said)
  let hearAnswer: ((answer: Answer) => void) | undefined

  channel.addEventListener('message', ({ data: said }: MessageEvent<Said>) => {
    if ('asked' in said) say({ answered: said.asked, tokens: ports.tokens(), seenAt: ports.seenAt() })
    if ('answered' in said) hearAnswer?.(said)
    if ('left' in said) hearLeft(said.left)
  })

  function hearLeft(session: string): void {
    const mine = ports.tokens()
    if (mine && sessionOf(mine) === session) ports.clear()
    else if (mine) ports.leave()
  }

  async function find(): Promise<TokenSet | undefined> {
    let awaited = await countOtherTabs()
    if (awaited <= 0) return undefined
    const question = crypto.randomUUID()
    let best: Answer | undefined
    await new Promise<void>((resolve) => {
      setTimeout(resolve, patienceMs)
      hearAnswer = (answer) => {
        if (answer.answered !== question) return
        if (answer.tokens && (!best || answer.seenAt > best.seenAt)) best = answer
        awaited--
        if (awaited === 0) resolve()
        else if (best) setTimeout(resolve, graceMs)
      }
      say({ asked: question })
    })
    hearAnswer = undefined
    return best?.tokens ?? undefined
  }

  return { find, tellLeft: (tokens) => say({ left: sessionOf(tokens) }) }
}
