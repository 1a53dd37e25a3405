import { messages } from '@coverwright/domain/messages'
import type { ReleaseReview } from '@coverwright/domain/publish/publisher/review'
import type { Mount } from '@coverwright/domain/publish/release/mount'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { launchFailure } from './refusals.ts'
import { useHost } from './use-host.ts'

/** What a release is looked at for before it goes live; against what is live of its product, unless said otherwise. */
export const useReview = (releaseId: string | undefined, liveId?: string) =>
  useQuery(once(releaseId, (known) => queries.publisher.reviewRelease({ releaseId: known, ...(liveId && { liveId }) })))

/** Why something goes live though test cases fail: asked for where some do. */
export function useCasesReason(review: ReleaseReview | undefined) {
  const [reason, setReason] = useState('')
  const [isTold, setTold] = useState(false)
  const isWanted = (review?.failing.length ?? 0) > 0
  const isMissing = isWanted && reason.trim() === ''
  return {
    isWanted,
    reason,
    write: setReason,
    error: isTold && isMissing ? messages.required : undefined,
    /** Answers whether it can be sent; else it says that it is missing. */
    isReady: () => {
      setTold(true)
      return !isMissing
    },
    /** As calls take it. */
    sent: isWanted ? { casesReason: reason.trim() } : {},
  }
}

export type CasesReason = ReturnType<typeof useCasesReason>

interface Launched {
  readonly name: string
  /** What stands in staging, or stood live before. */
  readonly mount: Mount | undefined
  /** Where the product is live already. */
  readonly liveHost?: string | undefined
}

/** What was tested goes before the public as it is; where two people decide, the second is asked. */
export function useGoLive({ name, mount, liveHost }: Launched) {
  const settings = useQuery(queries.publisher.getSettings({}))
  const input = useHost({ host: mount?.mode === 'live' ? mount.host : liveHost, name })
  const review = useReview(mount?.releaseId)
  const reason = useCasesReason(review.data)
  const { host } = input
  const act = settings.data?.needsApproval ? 'askApproval' : 'live'
  return {
    input,
    review,
    reason,
    act,
    isBlocked: !review.data || review.data.missing.length > 0,
    /** Answers what is live then, or that somebody was asked; nothing where it is not done. */
    async go(): Promise<Mount | 'asked' | undefined> {
      const isReady = [input.isReady(), reason.isReady()]
      if (!mount || isReady.includes(false)) return undefined
      try {
        if (act === 'live') return await acts.publisher.goLive({ id: mount.id, host, ...reason.sent })
        await acts.publisher.requestApproval({ kind: 'online', host, releaseId: mount.releaseId, ...reason.sent })
        return 'asked'
      } catch (error) {
        if (input.tell(error)) return undefined
        throw launchFailure(error)
      }
    },
  } as const
}

export type GoLive = ReturnType<typeof useGoLive>
