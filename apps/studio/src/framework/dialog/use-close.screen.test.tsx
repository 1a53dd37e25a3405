import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Providers } from '../../app/Providers.tsx'
import { startText } from '../../core/text/start-text.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { NameDialog } from './NameDialog.tsx'

await startText('en_uk')

test('nothing can be kept any more once it is being done, and what was refused can', async () => {
  const done = Promise.withResolvers<void>()
  const onKeep = vi.fn<() => void>()
  await render(
    <Providers>
      <ConfirmDialog
        isOpen
        title="Cancel Business?"
        keep="Keep the plan"
        act="Cancel the plan"
        onKeep={onKeep}
        onAct={() => done.promise}
      />
    </Providers>,
  )
  const keep = page.getByRole('button', { name: 'Keep the plan' })
  await page.getByRole('button', { name: 'Cancel the plan' }).click()
  await expect.element(keep).toHaveAttribute('aria-disabled', 'true')
  keep.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await userEvent.keyboard('{Escape}')
  expect(onKeep).not.toHaveBeenCalled()

  done.reject(new Error('It is no longer there'))
  await expect.element(page.getByRole('alert')).toBeVisible()
  await keep.click()
  expect(onKeep).toHaveBeenCalledOnce()
})

test('a name is not given up while it is saved', async () => {
  const onClose = vi.fn<() => void>()
  await render(
    <Providers>
      <NameDialog
        title="New folder"
        label="Name"
        name="Claims"
        maxLength={60}
        keep="Cancel"
        act="Create"
        onSave={() => new Promise(() => undefined)}
        onClose={onClose}
      />
    </Providers>,
  )
  await page.getByRole('button', { name: 'Create' }).click()
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
})
