import { vi } from 'vitest'

/** Tries until it holds. Patient, for the machine may be busy with others: what never comes true still fails. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 50 })
