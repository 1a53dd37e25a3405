import { useState } from 'react'
import { type ActName, type AnswerTo, type InputOf, make } from '../../core/wire/acts.ts'
import { sayDone, sayDoneWithUndo, sayFailed } from '../toast/toasts.tsx'

interface Telling<Name extends ActName> {
  /** What was done, where the screen does not show it already. */
  readonly done?: (answer: AnswerTo<Name>, input: InputOf<Name>) => string
  /** Takes it back: offered for some seconds beside what was done. */
  readonly undo?: (answer: AnswerTo<Name>, input: InputOf<Name>) => Promise<unknown>
}

/**
 * One call that changes something: what it made stale is looked at again, then what was done is said.
 * `run` says what fails; `send` leaves that to a dialog or form, which shows it in its own place.
 */
export function useAct<Name extends ActName>(name: Name, { done, undo }: Telling<Name> = {}) {
  const [running, setRunning] = useState(0)
  const send = async (input: InputOf<Name>): Promise<AnswerTo<Name>> => {
    setRunning((count) => count + 1)
    try {
      const answer = await make(name, input)
      const words = done?.(answer, input)
      if (words && undo) sayDoneWithUndo(words, () => undo(answer, input))
      else if (words) sayDone(words)
      return answer
    } finally {
      setRunning((count) => count - 1)
    }
  }
  return { isBusy: running > 0, send, run: (input: InputOf<Name>) => void send(input).catch(sayFailed) }
}
