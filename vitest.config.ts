import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './scripts/find-browser.mjs'
import { LongestFirst } from './scripts/longest-first.ts'

const common = {
  // Files share nothing but modules without state, and loading those costs more than most tests.
  isolate: false,
  // No test is about time: a busy machine must not fail one.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000, interval: 100 } },
}

// How many files at a time: left to itself a machine of two cores runs one, and they wait, for a browser or a database.
const withBrowser = { ...common, maxWorkers: 2, sequence: { groupOrder: 0 } }
const withoutBrowser = { ...common, maxWorkers: 3, sequence: { groupOrder: 1 } }

const executablePath = findBrowser()
const launched = { ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] }

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      // First, for what it prepares takes longest and goes on behind the others.
      {
        test: {
          ...withBrowser,
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/prepare.ts',
          setupFiles: 'e2e/keep-failure.ts',
        },
      },
      { test: { ...withoutBrowser, name: 'structure', include: ['structure/*.test.ts'] } },
      { test: { ...withoutBrowser, name: 'packages', include: ['packages/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...withoutBrowser,
          name: 'studio',
          include: ['apps/studio/**/*.test.{ts,tsx}'],
          exclude: ['**/*.screen.test.tsx'],
        },
      },
      // Parts and screens of the studio in a browser, each before a server of the test's own.
      {
        extends: 'apps/studio/vite.config.ts',
        root: 'apps/studio',
        test: {
          ...withBrowser,
          name: 'screens',
          include: ['src/**/*.screen.test.tsx'],
          // No test is about time: what never comes still fails.
          expect: { poll: { timeout: 20_000 } },
          setupFiles: join(import.meta.dirname, 'apps/studio/test/begin-clean.ts'),
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({ launchOptions: launched }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          ...withoutBrowser,
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
        },
      },
    ],
  },
})
