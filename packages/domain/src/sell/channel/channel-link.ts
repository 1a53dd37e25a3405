import { canBeKept } from '../../kept-text.ts'

/** Where customers of a channel or one of its merchants come in. Nothing that a designer makes stands under it. */
export const channelPath = '/_/go'

/** Codes may hold what addresses do not. */
export const channelLink = (origin: string, channelCode: string, merchantCode?: string): string =>
  [`${origin}${channelPath}`, channelCode, ...(merchantCode === undefined ? [] : [merchantCode])]
    .map((part, at) => (at === 0 ? part : encodeURIComponent(part)))
    .join('/')

export interface LinkCodes {
  readonly channel: string
  readonly merchant: string | undefined
}

/** Undefined where it is no such link, or one that was cut off within a character. */
export function codesIn(path: string): LinkCodes | undefined {
  if (!path.startsWith(`${channelPath}/`)) return undefined
  const parts = path.slice(channelPath.length + 1).split('/')
  if (parts.length > 2) return undefined
  try {
    const [channel = '', merchant] = parts.map(decodeURIComponent)
    const isCode = channel !== '' && canBeKept(channel) && canBeKept(merchant ?? '')
    return isCode ? { channel, merchant: merchant || undefined } : undefined
  } catch {
    return undefined
  }
}
