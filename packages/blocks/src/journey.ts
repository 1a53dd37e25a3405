// What a block can know about the journey around it. The storefront's server, its browser code and the editor each
// provide one; blocks never fetch, navigate or keep answers themselves.

import type { Option } from '@coverwright/domain/build/dataset/option'
import type { FoundAddress, FoundVehicle, OfferView, PageView } from '@coverwright/domain/build/page/page-view'
import type { CalendarDate } from '@coverwright/domain/build/question/answers'
import type { Problem } from '@coverwright/domain/build/question/check-answers'
import { fill } from '@coverwright/domain/build/question/fill'
import { messageIn, type Say, sayWith } from '@coverwright/domain/build/words/say'
import { createContext, useContext } from 'react'

interface LookUps {
  readonly findAddresses: (country: string, postcode: string) => Promise<readonly FoundAddress[]>
  readonly findVehicle: (country: string, registration: string) => Promise<{ readonly vehicle: FoundVehicle | null }>
}

export interface Journey extends PageView {
  /** Never part of the page: a prerendered page is older than the day it is read. */
  readonly today: CalendarDate
  /** Long option lists. The browser has none: it keeps the options that the server sent. */
  readonly lists?: Readonly<Record<string, readonly Option[]>>
  /** False while server markup is being taken over, so that the first render repeats it exactly. */
  readonly isSettled: boolean
  /** Sends a step; resolves to problems the server found, after which nothing has moved. */
  readonly send: (form: FormData) => Promise<readonly Problem[]>
  readonly quote: (form: FormData, signal: AbortSignal) => Promise<OfferView>
  /** Only in a browser, and each only where there is somebody to ask. */
  readonly lookUps?: Partial<LookUps>
  readonly loadList: (name: string) => Promise<readonly Option[]>
}

export const JourneyContext = createContext<Journey | null>(null)

export function useJourney(): Journey {
  const journey = useContext(JourneyContext)
  if (!journey) throw new Error('A block was rendered outside a journey')
  return journey
}

/** What blocks say by themselves, in the language of the page. */
export function useSay(): Say {
  return sayWith(useJourney().words)
}

/** A problem in the words of the page. */
export function useMessage(): (problem: Problem) => string {
  const { words } = useJourney()
  return (problem) => messageIn(words, problem)
}

/** Puts answers into a text. */
export function useFill(): (text: string) => string {
  const { answers, standIns } = useJourney()
  return (text) => fill(text, answers, standIns)
}
