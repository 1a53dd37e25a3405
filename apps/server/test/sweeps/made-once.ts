import type { TestApp } from '../test-app.ts'
import { type GoingBack, startGoingBack } from './going-back.ts'

interface Made {
  readonly state: GoingBack
  readonly things: Map<string, unknown>
}

const madeIn = new WeakMap<TestApp, Promise<Made>>()

async function madeSoFar(app: TestApp): Promise<Made> {
  const known = madeIn.get(app) ?? startGoingBack(app).then((state) => ({ state, things: new Map() }))
  madeIn.set(app, known)
  return known
}

/** What calls are tried on: making it takes longest, and after whatever a call did to it, `asMade` puts it right. */
export async function madeOnce<T>(app: TestApp, what: string, make: () => Promise<T>): Promise<T> {
  const { state, things } = await madeSoFar(app)
  if (things.has(what)) return things.get(what) as T
  await state.goBack()
  const thing = await make()
  await state.keep()
  things.set(what, thing)
  return thing
}

/** Everything as it was when it was made. */
export async function asMade(app: TestApp): Promise<void> {
  const { state } = await madeSoFar(app)
  await state.goBack()
}

/** Whether anything of these companies was touched since then. */
export async function hasChanged(app: TestApp, companyIds: readonly string[]): Promise<boolean> {
  const { state } = await madeSoFar(app)
  return state.hasChanged(companyIds)
}
