import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'

const common = {
  // Left to itself a machine of two cores runs one file at a time, and most of them wait for a database or a browser.
  maxWorkers: 2,
  // Files share nothing but modules without state, and loading those costs more than most tests.
  isolate: false,
  // No test is about time: a busy machine must not fail one.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000, interval: 100 } },
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      // First, for what it prepares takes longest and goes on behind the others.
      { test: { ...common, name: 'browser', include: ['e2e/**/*.test.ts'], globalSetup: 'e2e/prepare.ts' } },
      { test: { ...common, name: 'structure', include: ['structure/*.test.ts'] } },
      { test: { ...common, name: 'packages', include: ['packages/**/*.test.{ts,tsx}'] } },
      { test: { ...common, name: 'studio', include: ['apps/studio/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...common,
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
        },
      },
    ],
  },
})
