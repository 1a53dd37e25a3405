import { CallError } from '@coverwright/contract/client'
import type { ErrorCode } from '@coverwright/domain/errors'
import { hostTyped } from '@coverwright/domain/publish/release/site-host'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { said } from '../../../core/text/said.ts'
import { queries } from '../../../core/wire/queries.ts'
import { isOnTheWay, problemAt, suggestedHost } from './host-problem.ts'

export const usePlaces = () =>
  useQuery({
    ...queries.publisher.getPlaces({}),
    // Somebody who was told to connect the domain comes back having done so.
    refetchOnMount: 'always',
  })

/** Refusals that are about the address alone. */
const aboutTheHost = new Set<ErrorCode | undefined>(['release.host-taken', 'release.host-live', 'release.host-refused'])

interface Beginning {
  /** Where it is already. */
  readonly host?: string | undefined
  /** Else a label is made of its name. */
  readonly name?: string | undefined
  readonly ending?: string
}

export type HostInput = ReturnType<typeof useHost>

/** An address that somebody types, checked on the way. */
export function useHost({ host: first, name, ending }: Beginning) {
  const { data: places, isPending } = usePlaces()
  const [written, setWritten] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const suggested = first || (places && name ? suggestedHost(name, places, ending) : '')
  // What is suggested a moment later must not come into what somebody begins to type.
  const [held, setHeld] = useState<string>()
  const typed = written ?? held ?? suggested
  const host = places ? hostTyped(typed, places.siteDomain) : typed.trim().toLowerCase()
  const problem = places && problemAt(typed, places)
  const isShown = isAsked || (places !== undefined && !isOnTheWay(typed, places))
  return {
    typed,
    host,
    isWaiting: isPending,
    siteDomain: places?.siteDomain,
    refusal: refusal ?? (isShown ? problem?.text : undefined),
    isConnectable: refusal === undefined && problem?.isConnectable === true,
    hold: () => setHeld(typed),
    letGo: () => setHeld(undefined),
    write: (text: string) => {
      setWritten(text)
      setRefusal(undefined)
      setAsked(false)
    },
    /** Answers whether it can be sent; else it says why not. */
    isReady: () => {
      setAsked(true)
      return !isPending && !problem
    },
    /** Says a refusal beside the field, where it is about it. */
    tell: (error: unknown): boolean => {
      if (!(error instanceof CallError) || !aboutTheHost.has(error.code)) return false
      setRefusal(said(error.fields['host'] ?? error.message))
      return true
    },
  }
}
