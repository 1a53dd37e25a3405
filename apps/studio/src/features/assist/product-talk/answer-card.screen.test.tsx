import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Providers } from '../../../app/Providers.tsx'
import { loadTexts, startText } from '../../../core/text/start-text.ts'
import { AnswerCard } from './AnswerCard.tsx'

await startText('en_uk')
await Promise.all(['product-talk', 'framework'].map(loadTexts))

const shown = (withheld: number) =>
  render(
    <Providers>
      <AnswerCard
        question="How much for teeth?"
        answer={{ outcome: 'answered', quotes: [], withheld }}
        onOpen={() => undefined}
      />
    </Providers>,
  )

test('what answered and was taken away since is counted, and not shown', async () => {
  await shown(2)
  await expect.element(page.getByText(/^2 passages answered that are not for you any more/)).toBeVisible()
})

test('where nothing was taken away nothing is said of it', async () => {
  await shown(0)
  await expect.element(page.getByText('From the documents')).toBeVisible()
  await expect.element(page.getByText(/not for you any more/)).not.toBeInTheDocument()
})
