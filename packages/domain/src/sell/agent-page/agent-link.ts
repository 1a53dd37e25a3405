import { canBeKept } from '../../kept-text.ts'

/** Where customers of an agent come into a shop. Nothing that a designer makes stands under it. */
export const agentPath = '/_/agent'

export const agentLink = (origin: string, agentCode: string): string =>
  `${origin}${agentPath}/${encodeURIComponent(agentCode)}`

/** Undefined where it is no such link, or one that was cut off within a character. */
export function agentCodeIn(path: string): string | undefined {
  if (!path.startsWith(`${agentPath}/`)) return undefined
  try {
    const code = decodeURIComponent(path.slice(agentPath.length + 1))
    return code !== '' && canBeKept(code) ? code : undefined
  } catch {
    return undefined
  }
}
