import { Client } from 'pg'

/** What drizzle and our own plans hand in; whatever else there is goes as it is. */
interface Named {
  name?: string
  readonly text: string
}

const isNamed = (query: unknown): query is Named =>
  typeof query === 'object' && query !== null && 'name' in query && 'text' in query && !('submit' in query)

/** Keeps nothing on the connection by name: the next transaction may be on another. */
export class UnnamedClient extends Client {
  constructor(...args: ConstructorParameters<typeof Client>) {
    super(...args)
    const query = this.query.bind(this) as (...parts: unknown[]) => unknown
    // Its many signatures are the driver's; only what is handed in changes.
    this.query = ((first: unknown, ...rest: unknown[]) =>
      query(isNamed(first) ? { ...first, name: undefined } : first, ...rest)) as Client['query']
  }
}
