import { CallError } from '@coverwright/contract/client'
import type { TokenSet } from '@coverwright/domain/company/session/session'
import { sessionOf } from './session-of.ts'

/**
 * The key is on the device until the answer is kept. A page that is left meanwhile leaves it there, and whichever tab
 * asks next is given the answer that was lost. So does an answer that never came: under another key the token it used up
 * would count as stolen, and end the session everywhere.
 */
export async function underKey<T>(tokens: TokenSet, work: (key: string) => Promise<T>): Promise<T> {
  const name = `coverwright-refresh-${sessionOf(tokens)}`
  const key = localStorage.getItem(name) ?? crypto.randomUUID()
  localStorage.setItem(name, key)
  try {
    const result = await work(key)
    localStorage.removeItem(name)
    return result
  } catch (error) {
    if (isRefused(error)) localStorage.removeItem(name)
    throw error
  }
}

/** The server has answered, and what it said will not change. */
const isRefused = (error: unknown) => error instanceof CallError && error.status < 500
