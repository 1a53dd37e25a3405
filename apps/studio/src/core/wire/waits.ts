import { create } from 'zustand'

/** What calls may wait for: a person's answer, or the end of a maintenance. */
interface Waits {
  readonly isTimedOut: boolean
  readonly isUnderMaintenance: boolean
}

export const useWaits = create<Waits>(() => ({ isTimedOut: false, isUnderMaintenance: false }))

let answers: ((again: boolean) => void)[] = []

/** One dialog for all calls that time out while it is open. A network that comes back answers it. */
export function askToTryAgain(): Promise<boolean> {
  if (answers.length === 0) addEventListener('online', () => answerTimedOut(true), { once: true })
  useWaits.setState({ isTimedOut: true })
  return new Promise((resolve) => answers.push(resolve))
}

export function answerTimedOut(again: boolean): void {
  useWaits.setState({ isTimedOut: false })
  const waiting = answers
  answers = []
  for (const answer of waiting) answer(again)
}

const pollMs = 10_000
let running: Promise<void> | undefined

/** Asks every few seconds whether the server still says that it is in maintenance; all calls wait for one answer. */
export function untilBack(isBack: () => Promise<boolean>): Promise<void> {
  running ??= poll(isBack).finally(() => {
    running = undefined
    useWaits.setState({ isUnderMaintenance: false })
  })
  return running
}

async function poll(isBack: () => Promise<boolean>): Promise<void> {
  useWaits.setState({ isUnderMaintenance: true })
  do await new Promise((resolve) => setTimeout(resolve, pollMs))
  while (!(await isBack()))
}
