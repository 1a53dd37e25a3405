import type { Option } from '../dataset/option.ts'

/** What is kept of several ticked boxes: their values, one a line. */
const between = '\n'

export const tickedIn = (answer: string | undefined): string[] => (answer ? answer.split(between) : [])

export const tickedText = (values: Iterable<string>): string => [...values].join(between)

/** The options that are ticked, in the order they are offered; what is none of them is left out. */
export function tickedOptions(options: readonly Option[], answer: string | undefined): Option[] {
  const ticked = new Set(tickedIn(answer))
  return options.filter(({ value }) => ticked.has(value))
}
