import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Who has a job wait for its time, and why it may: the wait is short, or there are few of them. What is due in days or
 * months, for as many rows as a company sells, is a time in its row and found by `handOverDue`.
 */
const waiting: Readonly<Record<string, string>> = {
  'company/account/deactivate.ts': 'one a company',
  'company/account/erase.ts': 'one a company',
  'insight/traffic/record-traffic.ts': 'seconds',
  'publish/domain/handle-jobs.ts': 'one a domain',
  'publish/domain/lead-bought-here.ts': 'one a domain, minutes',
  'publish/maintenance/replacements.ts': 'each planned by a person',
  'publish/publisher/change-event.ts': 'each planned by a person',
  'publish/publisher/schedule-event.ts': 'each planned by a person',
  'sell/payment/domain-payment.ts': 'minutes',
  'sell/payment/handle-jobs.ts': 'minutes',
  'sell/payment/register-name.ts': 'one a name that is bought, minutes',
  'sell/payment/save-card.ts': 'seconds',
  'sell/payment/start-instalment-payment.ts': 'minutes',
  'sell/payment/start-order-payment.ts': 'minutes',
  'sell/payment/start-payment.ts': 'minutes',
  'sell/transaction/daily-report-job.ts': 'one a product, until the next morning',
}

const namesATime = /\bstartAfter\b/

function waitingIn(root: string) {
  const modules = join(root, 'apps/server/src/modules')
  const files = globSync('**/*.ts', { cwd: modules, exclude: ['**/*.test.ts'] })
  return files.filter((file) => namesATime.test(readFileSync(join(modules, file), 'utf8'))).toSorted()
}

test('no job waits for long, but where it is known why', () => {
  expect(waitingIn(join(import.meta.dirname, '..'))).toEqual(Object.keys(waiting))
})

test('a job that waits is found', () => {
  expect(waitingIn(join(import.meta.dirname, 'fixture'))).toEqual(['sell/coupon/jobs-wait-briefly.ts'])
})
