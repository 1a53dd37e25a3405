import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Providers } from '../../../../app/Providers.tsx'
import { startText } from '../../../../core/text/start-text.ts'
import { ColourField } from './ColourField.tsx'

await startText('en_uk')

async function showField() {
  const chosen: string[] = []
  function Chosen() {
    const [colour, setColour] = useState('#205090')
    return (
      <ColourField
        label="Brand"
        colour={colour}
        swatches={['#aa0000', '#00aa00']}
        isLocked={false}
        onChange={(next) => {
          chosen.push(next)
          setColour(next)
        }}
      />
    )
  }
  const page = await render(
    <Providers>
      <Chosen />
    </Providers>,
  )
  return { page, chosen, field: page.getByRole('textbox', { name: 'Brand' }) }
}

const picker = () => document.querySelector<HTMLElement>('.mantine-ColorInput-dropdown')
const isShown = () => picker()?.checkVisibility() ?? false

test('the colour picker opens with its field and closes on Escape, which changes nothing', async () => {
  const { field, chosen } = await showField()
  await field.click()
  await expect.poll(isShown).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(isShown).toBe(false)
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('#205090')
  expect(chosen).toEqual([])
  await field.click()
  await expect.poll(isShown).toBe(true)
})

test('half a colour is kept until it is a whole one', async () => {
  const { field, chosen } = await showField()
  await field.fill('#2050')
  expect(chosen).toEqual([])
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('#205060')
  expect(chosen).toEqual(['#205060'])
})
