import { Button, Menu } from '@mantine/core'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Providers } from '../../app/Providers.tsx'
import { startText } from '../../core/text/start-text.ts'
import { Dialog } from './Dialog.tsx'

await startText('en_uk')

/** Its dialog is there only while it is open. */
function Screen() {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  return (
    <Providers>
      <Button onClick={open}>Rename</Button>
      <Menu>
        <Menu.Target>
          <Button>Actions</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={open}>Rename it</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isOpen && (
        <Dialog title="A new name" onClose={() => setOpen(false)}>
          <input aria-label="Name" data-autofocus />
        </Dialog>
      )}
    </Providers>
  )
}

const named = (name: string) => page.getByRole('button', { name, exact: true })

test('the focus goes back to the button a dialog was opened by', async () => {
  await render(<Screen />)
  named('Rename').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(named('Rename')).toHaveFocus()
})

test('and to the button of the menu it was chosen from', async () => {
  await render(<Screen />)
  named('Actions').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem')).toBeVisible()
  await page.getByRole('menuitem').click()
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(named('Actions')).toHaveFocus()
})
