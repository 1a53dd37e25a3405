import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * After the file, or after the test that began it: said within a test, `afterAll` is never called, and what it would have
 * closed stays open for all files that come after.
 */
export const whenDone = (work: () => Promise<void>): void =>
  TestRunner.getCurrentTest() ? onTestFinished(work) : afterAll(work)
