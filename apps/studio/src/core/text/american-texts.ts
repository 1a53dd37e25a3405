import { toAmerican } from './spelling.ts'
import type { Texts } from './texts.ts'

/** British texts in American spelling, but for those that have an American text of their own. */
export const inAmerican = (written: Texts, overrides: Texts): Texts => merged(respelt(written), overrides)

const respelt = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? toAmerican(text) : respelt(text)]),
  )

function merged(texts: Texts, overrides: Texts): Texts {
  const changed = Object.entries(overrides).map(([key, text]) => {
    const before = texts[key]
    return [key, typeof before === 'object' && typeof text === 'object' ? merged(before, text) : text]
  })
  return { ...texts, ...Object.fromEntries(changed) }
}
