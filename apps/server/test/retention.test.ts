import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import { taskKeptDays } from '@coverwright/domain/build/connector/connector'
import { accountLimits } from '@coverwright/domain/company/account/account-limits'
import { registrationLimits } from '@coverwright/domain/company/registration/registration-limits'
import { unprovenDays } from '@coverwright/domain/publish/release/site-host'
import { runKeptDays } from '@coverwright/domain/reach/automation/automation'
import { notificationDays } from '@coverwright/domain/reach/notification/notification'
import { deliveryKeptDays } from '@coverwright/domain/reach/webhook/webhook'
import { applicationLimits } from '@coverwright/domain/sell/application/application-limits'
import { vehicleMediaKept } from '@coverwright/domain/sell/vehicle-approval/vehicle-approval-kept'
import { expect, test } from 'vitest'
import { trialKeptMs } from '../src/modules/assist/exam/start-exam.ts'
import { dayBefore } from '../src/modules/company/one-time-code/one-time-code.ts'
import { stepDays } from '../src/modules/insight/traffic/add-up-traffic.ts'
import { eventKeptDays } from '../src/platform/events/tend-events.ts'
import { keyKeptHours } from '../src/platform/http/once-by-key.ts'
import { jobKeptDays } from '../src/platform/jobs/prepare-jobs.ts'
import { fleetingHours } from '../src/platform/outbox/send-fleeting.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const codeHours = (hourMs * 48 - dayBefore(new Date(hourMs * 48)).getTime()) / hourMs

/** What whoever runs it, and whoever asks after their data, is told. */
const kept: Readonly<Record<string, string>> = {
  'what a write answered, by its idempotency key': `${keyKeptHours} hours`,
  'codes for signing in and for verifying': `${codeHours} hours`,
  'a mail to somebody who may not have asked for it': `${fleetingHours} hours`,
  notifications: `${notificationDays} days`,
  'events that everybody has heard of (ids)': `${eventKeptDays} days`,
  'what was sent by itself, and why not (ids and states)': `${runKeptDays} days`,
  'what was sent to webhooks (ids and states)': `${deliveryKeptDays} days`,
  'runs of connectors (what was asked and how it went)': `${taskKeptDays} days`,
  'jobs that are done, with their input (ids)': `${jobKeptDays.done} days`,
  'jobs that no worker took since they were due': `${jobKeptDays.waiting} days`,
  'which pages of a journey somebody saw, for the figures': `${stepDays} days`,
  'who signed up and never opened the mailed link': `${registrationLimits.forgottenMs / dayMs} days after the link ended`,
  'a draft of the knowledge hub that was never published': `${hubLimits.draftDays} days`,
  'what was asked in product talk, with what answered': `${hubLimits.questionDays} days`,
  'sessions of people of the app': `${hubLimits.sessionDays} days after they ended`,
  'a colleague’s trial of an exam': `${trialKeptMs / hourMs} hours`,
  'a journey without a sign of life': `${applicationLimits.idleMs / 60_000} minutes`,
  'a journey left for later, or referred to an underwriter': `${applicationLimits.keptDays} days`,
  'photos and videos of an approved vehicle': `${vehicleMediaKept.approvedMonths} months`,
  'photos and videos of a rejected vehicle': `${vehicleMediaKept.rejectedDays} days`,
  'a site at a name that nobody has proven': `${unprovenDays} days`,
  'everything of a deactivated account': `${accountLimits.keptMonths} months`,
}

test('what docs/running.md says of how long things are kept is what the code does', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../docs/running.md'), 'utf8')
  const [, section = ''] = page.split('## How long things are kept')
  const rows = [...section.matchAll(/^\| (?!what \||---)([^|]+) \| ([^|]+) \|/gm)].map(([, what, time]) => [what, time])
  expect(rows).toEqual(Object.entries(kept))
})
