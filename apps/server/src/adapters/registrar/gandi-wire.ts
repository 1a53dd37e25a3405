import { z } from 'zod'
import { goingOut } from '../../platform/database/going-out.ts'

export interface GandiOptions {
  /** A personal access token of the account that names are registered with. */
  readonly apiKey: string
  /** Without a slash at its end; the sandbox has another one. */
  readonly url: string
  /** The organisation that pays, where the token sees several. */
  readonly sharingId?: string | undefined
  /** Asked for of every registrant, and companies are not asked for theirs. */
  readonly phone: string
  readonly endings: readonly string[]
  readonly deadlineMs?: number
}

/** What it says against what was asked: asking again changes nothing. All else is silence, and worth another try. */
export class GandiRefusal extends Error {
  override readonly name = 'GandiRefusal'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const Refused = z.object({
  message: z.string().optional(),
  errors: z.array(z.object({ name: z.string().optional(), description: z.string() })).optional(),
})

/** A wrong key, an empty account or too many requests are not the fault of a name. */
const refusals = new Set([400, 404, 409, 422])

export function gandiWire({ apiKey, url, sharingId, deadlineMs = 20_000 }: GandiOptions) {
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    query: readonly [string, string][] = [],
    body?: unknown,
  ) => {
    goingOut('The registrar')
    const asked = new URLSearchParams([...query, ...(sharingId ? [['sharing_id', sharingId]] : [])] as [
      string,
      string,
    ][])
    const response = await fetch(`${url}/v5${path}${asked.size > 0 ? `?${asked.toString()}` : ''}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${apiKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // Somebody else's address must not get the key.
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    })
    if (response.ok) return response.status === 204 ? undefined : response.json()
    const text = await response.text()
    if (!refusals.has(response.status)) throw new Error(`The registrar answered ${response.status}`)
    throw new GandiRefusal(response.status, wordsOf(text) ?? `The registrar answered ${response.status}.`)
  }
}

export type GandiWire = ReturnType<typeof gandiWire>

function wordsOf(text: string): string | undefined {
  try {
    const { message, errors = [] } = Refused.parse(JSON.parse(text))
    return errors.map(({ description }) => description).join(' ') || message
  } catch {
    return undefined
  }
}
