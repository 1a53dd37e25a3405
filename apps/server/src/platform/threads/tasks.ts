/** What a thread does, by name, each with what it needs and what it gives. */
export interface Tasks {
  readonly [name: string]: { readonly input: unknown; readonly output: unknown }
}

export interface Task {
  readonly name: string
  readonly input: unknown
}

export type TaskAnswer =
  /** The thread has loaded what it needs. */
  | { readonly is: 'begun' }
  | { readonly is: 'done'; readonly output: unknown }
  /** The input's own fault, in words for whoever gave it. */
  | { readonly is: 'refused'; readonly reason: string }
  | { readonly is: 'broken'; readonly message: string }

/** The task asked for more than it may have, or its input cannot be used; told to the person, never tried again. */
export class TaskRefused extends Error {
  override readonly name = 'TaskRefused'
}
