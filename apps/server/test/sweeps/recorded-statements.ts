import { Client } from 'pg'
import { vi } from 'vitest'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Books that lie next door and belong to no company: the built-in card provider's and registrar's. */
const ofNeighbours = /\btest_(gateway|registrar)\./

/** What was read from the database while `work` ran, by whichever connection of this process. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return sent.mock.calls
      .map(statementIn)
      .filter(({ text }) => /^\s*(select|with)\b/i.test(text) && !ofNeighbours.test(text))
  } finally {
    sent.mockRestore()
  }
}

/** The client takes a text and its values, or both in one. */
function statementIn([first, second]: readonly unknown[]): Statement {
  const { text, values } = (typeof first === 'string' ? { text: first } : first) as Partial<Statement>
  return { text: text ?? '', values: values ?? (Array.isArray(second) ? second : []) }
}
