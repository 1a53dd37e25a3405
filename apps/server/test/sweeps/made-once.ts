import type { TestApp } from '../test-app.ts'
import type { SweptCall } from './every-call.ts'

const made = new WeakMap<TestApp, Map<string, Promise<unknown>>>()

/** Reading changes nothing: what one call reads serves the next, and making it takes longest. Each write gets its own. */
export function madeOnce<T>(app: TestApp, { call }: SweptCall, what: string, make: () => Promise<T>): Promise<T> {
  if (call.audit) return make()
  const known = made.get(app) ?? new Map<string, Promise<unknown>>()
  made.set(app, known)
  const thing = known.get(what) ?? make()
  known.set(what, thing)
  return thing as Promise<T>
}
