import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Providers } from '../../../app/Providers.tsx'
import { loadTexts, startText } from '../../../core/text/start-text.ts'
import { DraftHelp } from './DraftHelp.tsx'

await startText('en_uk')
await Promise.all(['post', 'framework'].map(loadTexts))

function Post() {
  const [text, setText] = useState('What I had')
  return (
    <Providers>
      <DraftHelp
        host="models.example"
        write={async () => ({ drafts: ['The first', 'The second'], dropped: 1 })}
        text={text}
        onTake={setText}
      />
      <output>{text}</output>
    </Providers>
  )
}

test('what stood in the post comes back, whichever drafts were taken after it', async () => {
  await render(<Post />)
  await page.getByRole('button', { name: 'Have drafts written' }).click()
  await expect.element(page.getByRole('button', { name: 'Write drafts' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'What should it say?' }).fill('Teeth')
  await page.getByRole('button', { name: 'Write drafts' }).click()
  await expect.element(page.getByText(/^1 was left out/)).toBeVisible()
  const said = page.getByRole('status')
  await page.getByRole('button', { name: 'Use draft 1' }).click()
  await expect.element(said).toHaveTextContent('The first')
  await page.getByRole('button', { name: 'Use draft 2' }).click()
  await expect.element(said).toHaveTextContent('The second')
  await page.getByRole('button', { name: 'Put back what was there' }).click()
  await expect.element(said).toHaveTextContent('What I had')
})
