import { type Contract, pathOf } from '@coverwright/contract/call'
import type { ClientOf } from '@coverwright/contract/client'
import { contract } from '@coverwright/contract/contract'
import type { Answer } from '@coverwright/contract/wire'
import { AppError, errors } from '@coverwright/domain/errors'
import { z } from 'zod'

type Client = ClientOf<typeof contract>

/** What the server answers, by group and call: as a client's functions, for that is what a screen asks. */
export type Answers = { readonly [G in keyof Client]?: Partial<Client[G]> }

/** Calls that were made, oldest first: `['contact/createContact', { name: … }]`. */
type Made = readonly (readonly [name: string, input: unknown])[]

const calls = new Map(
  Object.entries(contract as Contract).flatMap(([key, group]) =>
    Object.entries(group.calls).map(([name, call]) => [pathOf(group, name, call), { key, name, call }] as const),
  ),
)

interface FakeServer {
  readonly made: Made
  /** Calls that nobody has an answer for, and answers that the contract does not know: a screen would take either for a network that is gone. */
  readonly faults: readonly string[]
  readonly stop: () => void
}

/**
 * Takes the place of the server for what the page fetches from now on. What it is to answer is held to the contract; an
 * answer that calls `fail('contact.too-many')` is a refusal.
 */
export function fakeServer(answers: Answers): FakeServer {
  const { fetch } = globalThis
  const made: [string, unknown][] = []
  const faults: string[] = []
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const found = calls.get(url.pathname)
    if (!found) return fetch(input, init)
    const { key, name, call } = found
    const given = typeof init?.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(url.searchParams)
    made.push([`${key}/${name}`, given])
    const answer = (answers as Record<string, Record<string, (input: unknown) => Promise<unknown>>>)[key]?.[name]
    try {
      if (!answer) throw new Error('Nobody answers it')
      return Response.json(await wrapped(call.output, Boolean(call.paged), () => answer(given)))
    } catch (error) {
      if (error instanceof AppError) return Response.json(refused(error))
      faults.push(`${key}/${name}: ${String(error)}`)
      throw error
    }
  }
  return { made, faults, stop: () => void (globalThis.fetch = fetch) }
}

function refused({ code, fields }: AppError): Answer {
  const { status, message } = errors[code]
  return { status, data: { code, ...(fields && { fields }) }, message }
}

async function wrapped(output: z.ZodType, isPaged: boolean, answer: () => Promise<unknown>): Promise<Answer> {
  const data = await answer()
  if (!isPaged) return { status: 200, data: output.parse(data) }
  const { items, ...page } = data as { readonly items: readonly unknown[]; readonly total: number }
  return { status: 200, data: z.array(output).parse(items), ...page }
}
