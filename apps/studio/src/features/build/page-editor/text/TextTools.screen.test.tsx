import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Providers } from '../../../../app/Providers.tsx'
import { loadTexts, startText } from '../../../../core/text/start-text.ts'
import { TextTools } from './TextTools.tsx'

await startText('en_uk')
await loadTexts('page-editor')

const tools = { current: null as HTMLDivElement | null }

function Desk() {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [name, setName] = useState('')
  return (
    <>
      {box && <TextTools element={box} tools={tools} />}
      <div contentEditable suppressContentEditableWarning ref={setBox}>
        Vets
      </div>
      <input aria-label="Beside" value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
    </>
  )
}

test('whoever leaves a link for another field writes in that field', async () => {
  const page = await render(
    <Providers>
      <Desk />
    </Providers>,
  )
  await page.getByText('Vets').click()
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
  await page.getByRole('button', { name: 'Link' }).click()
  const address = page.getByLabelText('Where the link leads')
  await expect.element(address).toHaveFocus()
  await userEvent.keyboard('/privacy')
  await expect.element(address).toHaveValue('/privacy')
  await page.getByLabelText('Beside').click()
  await userEvent.keyboard('Otters')
  await expect.element(page.getByLabelText('Beside')).toHaveValue('Otters')
  await expect.element(address).not.toBeInTheDocument()
})
