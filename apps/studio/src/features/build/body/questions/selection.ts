import { useEffect, useState } from 'react'
import { usePlace } from '../../body-editing/place.ts'
import type { QuestionPlace } from './question-operations.ts'

/** A group, and a question of it where one is selected. */
export interface Selection {
  readonly group: number
  readonly at: number | null
  /** It was added just now: what it asks is written next. */
  readonly isNew?: boolean
}

const place = /^questions\.groups\.(\d+)(?:\.questions\.(\d+))?/

function selectionOf(at: string): Selection | undefined {
  const [, group, question] = place.exec(at) ?? []
  if (group === undefined) return undefined
  return { group: Number(group), at: question === undefined ? null : Number(question) }
}

/** What is selected; the address may name it. */
export function useSelection() {
  const at = usePlace()
  const [selection, select] = useState<Selection>(() => selectionOf(at) ?? { group: 0, at: null })
  useEffect(() => {
    const named = selectionOf(at)
    if (named) select(named)
  }, [at])
  return [selection, select] as const
}

export const placeIn = ({ group, at }: Selection): QuestionPlace | undefined =>
  at === null ? undefined : { group, at }
