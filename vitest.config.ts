import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'

/** Left to itself a machine of two cores runs one file at a time, and most of them wait for a database or a browser. */
const twoAtOnce = { maxWorkers: 2 }
/** No test is about time: a busy machine must not fail one. */
const patient = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } }

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'structure', include: ['structure/*.test.ts'], ...twoAtOnce, ...patient } },
      { test: { name: 'packages', include: ['packages/**/*.test.{ts,tsx}'], ...twoAtOnce, ...patient } },
      { test: { name: 'studio', include: ['apps/studio/**/*.test.{ts,tsx}'], ...twoAtOnce, ...patient } },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
          ...patient,
          // Files share nothing but modules without state, and loading those costs more than most tests.
          isolate: false,
          ...twoAtOnce,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/prepare.ts',
          ...patient,
          isolate: false,
          // Each file runs a server, a database and a browser.
          ...twoAtOnce,
        },
      },
    ],
  },
})
