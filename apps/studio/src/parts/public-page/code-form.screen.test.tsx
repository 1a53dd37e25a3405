import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeServer } from '../../../test/fake-server.ts'
import { Providers } from '../../app/Providers.tsx'
import { loadTexts, startText } from '../../core/text/start-text.ts'
import { CodeForm } from './CodeForm.tsx'

await startText('en_uk')
await loadTexts('public-page')

test('a code that is written over the one that is tried stays, and is sent', async () => {
  onTestFinished(fakeServer({ outbox: { getDeliveries: async () => ({ mail: 'sent', sms: 'sent' }) } }).stop)
  const refused = Promise.withResolvers<never>()
  const verify = vi.fn<(code: string) => Promise<void>>(() => refused.promise)
  await render(
    <Providers>
      <CodeForm channel="mail" sentAt={0} verify={verify} resend={async () => undefined}>
        Back
      </CodeForm>
    </Providers>,
  )
  const field = page.getByLabelText('Code')
  await field.fill('123465')
  await field.fill('123456')
  expect(verify.mock.calls).toEqual([['123465']])
  refused.reject(new Error('Not this one'))
  const submit = page.getByRole('button', { name: 'Continue' })
  await expect.element(submit).toBeEnabled()
  await expect.element(field).toHaveValue('123456')
  await submit.click()
  expect(verify.mock.calls).toEqual([['123465'], ['123456']])
})
