/** The names of what refused it in the database. */
const places = ['code', 'table', 'column', 'constraint'] as const

export interface ErrorInLog extends Readonly<Partial<Record<(typeof places)[number], string>>> {
  readonly name: string
  /** Where it was made, the last call first. */
  readonly stack?: string
  readonly cause?: ErrorInLog
}

/** What is said of an error in the log: its kind and its place. Not its message: a database's quotes the row. */
export function errorInLog(error: unknown): ErrorInLog {
  // Whatever was thrown: the queue tells of its troubles as plain objects.
  const told = Object(error) as Record<string, unknown>
  return {
    name: told.constructor?.name ?? 'Object',
    ...Object.fromEntries(places.flatMap((place) => (typeof told[place] === 'string' ? [[place, told[place]]] : []))),
    ...(error instanceof Error && { stack: framesOf(error) }),
    ...(told['cause'] !== undefined && { cause: errorInLog(told['cause']) }),
  }
}

/** Behind the message, which may have lines that look like them. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  return start < 0 ? '' : stack.slice(start + message.length).trim()
}
