import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Providers } from '../../../app/Providers.tsx'
import { loadTexts, startText } from '../../../core/text/start-text.ts'
import { QuestionForm } from './QuestionForm.tsx'

await startText('en_uk')
await Promise.all(['product-talk', 'framework'].map(loadTexts))

test('the next question can be written while the last one is answered', async () => {
  const answered = Promise.withResolvers<void>()
  await render(
    <Providers>
      <QuestionForm ask={() => answered.promise} />
    </Providers>,
  )
  const field = page.getByRole('textbox', { name: 'Your question' })
  await field.fill('How much for teeth?')
  await userEvent.keyboard('{Enter}')
  await field.fill('And for claws?')
  answered.resolve()
  await expect.element(page.getByRole('button', { name: 'Ask' })).toBeEnabled()
  await expect.element(field).toHaveValue('And for claws?')
})
