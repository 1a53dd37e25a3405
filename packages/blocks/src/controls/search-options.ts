import type { Option } from '@coverwright/domain/build/dataset/option'

export const mostShown = 7

/** Names that start with what was typed come first, then names with a word that does. */
export function searchOptions(options: readonly Option[], typed: string): Option[] {
  const wanted = typed.trim().toLowerCase()
  const first: Option[] = []
  const later: Option[] = []
  for (const option of options) {
    const label = option.label.toLowerCase()
    if (label.startsWith(wanted)) first.push(option)
    else if (label.includes(` ${wanted}`) || label.includes(`(${wanted}`)) later.push(option)
    if (first.length === mostShown) break
  }
  return [...first, ...later].slice(0, mostShown)
}

export const findByLabel = (options: readonly Option[], typed: string): Option | undefined => {
  const wanted = typed.trim().toLowerCase()
  return options.find(({ label }) => label.toLowerCase() === wanted)
}
