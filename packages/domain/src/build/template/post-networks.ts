/** Where a post goes. `kept` goes nowhere by itself: somebody copies it, or shares it from their phone. */
export const networks = ['kept', 'webhook', 'bluesky', 'mastodon'] as const

export type Network = (typeof networks)[number]

/** How long a post may be there. */
export const postLengths: Readonly<Record<Network, number>> = {
  kept: 2000,
  webhook: 2000,
  bluesky: 300,
  mastodon: 500,
}

/** A link is as long as so many characters there, however long it is. */
const linkLength = 23
export const linkPattern = /https?:\/\/[^\s<>"]+/g

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** As a person counts: a flag or a family is one. */
const graphemesOf = (text: string) => [...segmenter.segment(text)].length

/** Bluesky takes 300 characters, and 3,000 bytes: what a person counts as one may be twenty and more of them. */
const bytesOfCharacter = 10
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** As the network counts it. */
export function lengthIn(network: Network, text: string): number {
  if (network === 'mastodon') return graphemesOf(text.replaceAll(linkPattern, 'x'.repeat(linkLength)))
  const length = graphemesOf(text)
  return network === 'bluesky' ? Math.max(length, Math.ceil(bytesOf(text) / bytesOfCharacter)) : length
}
