import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { Client, Connection, Submittable } from 'pg'

/** What the driver offers to a query that copies, although its types hide it. */
interface CopyConnection extends Connection {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

const copying = (connection: Connection) => connection as CopyConnection

/** What the driver tells whoever sent a query. It copies nothing unless it is asked to. */
class Copy implements Submittable {
  readonly ended = Promise.withResolvers<number>()
  readonly #text: string
  #rows = 0

  constructor(text: string) {
    this.#text = text
    // Whoever waits hears of it; it may be told before anybody does.
    this.ended.promise.catch(() => undefined)
  }

  submit(connection: Connection): void {
    copying(connection).query(this.#text)
  }

  handleRowDescription(): void {}

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#rows = Number(text.split(' ')[1])
  }

  handleReadyForQuery(): void {
    this.ended.resolve(this.#rows)
  }

  handleError(error: Error): void {
    this.ended.reject(error)
  }
}

class CopyOut extends Copy {
  readonly rows: Readable
  #connection: Connection | undefined

  constructor(text: string) {
    super(text)
    this.rows = new Readable({
      read: () => void this.#connection?.stream.resume(),
      // Else nobody hears that the connection ends.
      destroy: (error, done) => {
        this.#connection?.stream.resume()
        done(error)
      },
    })
    this.ended.promise.then(
      () => this.rows.push(null),
      (error: Error) => this.rows.destroy(error),
    )
  }

  /** The database waits while nobody reads: what is in memory stays small. The bytes are lent. */
  handleCopyData({ chunk }: { readonly chunk: Buffer }, connection: Connection): void {
    this.#connection = connection
    if (!this.rows.push(Buffer.from(chunk))) connection.stream.pause()
  }
}

class CopyIn extends Copy {
  readonly #rows: AsyncIterable<Buffer>

  constructor(text: string, rows: AsyncIterable<Buffer>) {
    super(text)
    this.#rows = rows
  }

  handleCopyInResponse(connection: Connection): void {
    this.#send(copying(connection)).catch((error: Error) => copying(connection).sendCopyFail(error.message))
  }

  async #send(connection: CopyConnection) {
    for await (const chunk of this.#rows) {
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
    }
    connection.endCopyFrom()
  }
}

/** The rows of a table as COPY writes them. */
export const copyOut = (client: Client, table: string, columns: readonly string[]): Readable =>
  client.query(new CopyOut(`copy ${table} (${columns.join()}) to stdout`)).rows

/** The same of what a query finds, in its order. */
export const copyFound = (client: Client, query: string): Readable =>
  client.query(new CopyOut(`copy (${query}) to stdout`)).rows

/** Answers how many came. */
export const copyIn = (
  client: Client,
  table: string,
  columns: readonly string[],
  rows: AsyncIterable<Buffer>,
): Promise<number> => client.query(new CopyIn(`copy ${table} (${columns.join()}) from stdin`, rows)).ended.promise
