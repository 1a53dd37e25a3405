import type { Company } from '@coverwright/domain/company/company/company'
import type { UserData } from '@coverwright/domain/company/member/member'
import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeServer } from '../../../../test/fake-server.ts'
import { Providers } from '../../../app/Providers.tsx'
import { useSession } from '../../../core/session/session.ts'
import { loadTexts, startText } from '../../../core/text/start-text.ts'
import { BrandCard } from './BrandCard.tsx'

await startText('en_uk')
await Promise.all(['company', 'framework'].map(loadTexts))

const company: Company = {
  id: crypto.randomUUID(),
  name: 'Tarnbrook Insurance',
  businessType: 'insurer',
  partnerType: 'insurer',
  paymentMode: 'P2I',
  country: 'GB',
  timeZone: 'Europe/London',
  themeColour: '#0e9c8c',
  logoFileId: null,
  faviconFileId: null,
  referenceNumber: 'CW-1',
  isListed: true,
  trialEndsAt: null,
  historyEndsAt: null,
}

test('the standard colour stays, whatever was typed a moment before', async () => {
  const first = Promise.withResolvers<void>()
  const kept: (string | null)[] = []
  const server = fakeServer({
    company: {
      saveThemeColour: async ({ themeColour }) => {
        if (themeColour === '#b4005a') await first.promise
        kept.push(themeColour)
        return { ...company, themeColour }
      },
    },
  })
  onTestFinished(() => {
    server.stop()
    useSession.setState({ accountData: null })
  })
  // The card looks at nothing of an account but its company.
  useSession.setState({ accountData: { company } as UserData })
  await render(
    <Providers>
      <MemoryRouter>
        <BrandCard />
      </MemoryRouter>
    </Providers>,
  )
  const colour = page.getByLabelText('Theme colour')
  await colour.fill('#b4005a')
  await expect.poll(() => server.made.length).toBe(1)
  // Not saved yet when it is left for the button.
  await colour.fill('#374151')
  await userEvent.click(page.getByRole('button', { name: 'Use the standard colour' }))
  first.resolve()
  await expect.poll(() => kept.at(-1)).toBe(null)
  // Longer than a colour rests before it is saved.
  await new Promise((resolve) => setTimeout(resolve, 800))
  // On a slow machine the second colour was saved before the button was pressed; never after it.
  expect(kept.filter((one) => one !== '#374151')).toEqual(['#b4005a', null])
  expect(kept.at(-1)).toBe(null)
})
