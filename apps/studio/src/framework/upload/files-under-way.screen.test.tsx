import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { Providers } from '../../app/Providers.tsx'
import { startText } from '../../core/text/start-text.ts'
import { FormDialog } from '../dialog/FormDialog.tsx'
import { useSchemaForm } from '../form/use-schema-form.ts'
import { Upload } from './Upload.tsx'
import type { SendFile } from './use-upload.ts'

await startText('en_uk')

const Channel = z.object({ name: z.string(), logoFileId: z.string() })

interface ChannelDialogProps {
  readonly sent: Promise<string>
  readonly onSave: (channel: z.output<typeof Channel>) => void
}

function ChannelDialog({ sent, onSave }: ChannelDialogProps) {
  const form = useSchemaForm(Channel, {
    initialValues: { name: 'Harbour', logoFileId: 'the logo of before' },
    save: async (values) => onSave(values),
  })
  const send: SendFile = async () => form.setValue('logoFileId', await sent)
  return (
    <FormDialog title="Channel" form={form} keep="Cancel" act="Save" onClose={() => undefined}>
      <input aria-label="Name" {...form.field('name')} />
      <Upload purpose="logo" label="Choose a logo" send={send} />
    </FormDialog>
  )
}

test('nothing is saved without the file that is on its way into it', async () => {
  const sent = Promise.withResolvers<string>()
  const onSave = vi.fn<ChannelDialogProps['onSave']>()
  await render(
    <Providers>
      <ChannelDialog sent={sent.promise} onSave={onSave} />
    </Providers>,
  )
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!chooser) throw new Error('There is nothing to choose a file with')
  await userEvent.upload(chooser, new File(['…'], 'logo.png', { type: 'image/png' }))
  const save = page.getByRole('button', { name: 'Save' })
  await expect.element(save).toBeDisabled()
  await page.getByLabelText('Name').click()
  await userEvent.keyboard('{Enter}')
  expect(onSave).not.toHaveBeenCalled()

  sent.resolve('the new logo')
  await save.click()
  await expect.poll(() => onSave.mock.calls).toEqual([[{ name: 'Harbour', logoFileId: 'the new logo' }]])
})
