import { attemptLimits } from '@coverwright/domain/company/session/attempt-limits'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/test-app.ts'
import { inCompany, waysIn } from '../../../platform/http/ways-in.ts'
import { oneTimeCodeSweeps } from '../one-time-code/index.ts'
import { attemptSweeps } from './sweep-attempts.ts'

const app = await startTestApp()
const hour = 60 * 60_000

async function sweepAfter(ms: number) {
  const ways = waysIn(app.pool, 'job')
  for (const { handler } of [...attemptSweeps(ways), ...oneTimeCodeSweeps(ways)])
    await handler({
      jobId: crypto.randomUUID(),
      now: new Date(Date.now() + ms),
      signal: new AbortController().signal,
      inCompany: inCompany(app.pool),
    })
  const left = async (table: string) => (await app.owner.query(`select from ${table}`)).rowCount
  return { counts: await left('attempt_count'), codes: await left('one_time_code') }
}

test('what strangers left behind is gone once it limits nothing any more', async () => {
  const email = 'nobody@company.example'
  await expect(app.visitor.login.landingV2({ email, password: 'Wrong-passw0rd' })).rejects.toThrow('incorrect')
  await app.visitor.login.forgetPasswordV2({ email })
  expect(await sweepAfter(0)).toEqual({ counts: 6, codes: 1 })
  // Those of passwords and of the address have ended; how often one mailbox was written to counts for a day.
  expect(await sweepAfter(attemptLimits['password.account'].ms + 1000)).toEqual({ counts: 2, codes: 1 })
  expect(await sweepAfter(24 * hour + 1000)).toEqual({ counts: 0, codes: 0 })
})
