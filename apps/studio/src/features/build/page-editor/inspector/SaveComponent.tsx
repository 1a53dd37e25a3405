import { instancesIn, withoutInstances } from '@coverwright/blocks/instance'
import { componentLimits } from '@coverwright/domain/build/component/component'
import { findBlock } from '@coverwright/domain/build/page/block-tree'
import { messages } from '@coverwright/domain/messages'
import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../../core/text/said.ts'
import { acts } from '../../../../core/wire/acts.ts'
import { Dialog } from '../../../../framework/dialog/Dialog.tsx'
import { ErrorAlert } from '../../../../framework/page/ErrorAlert.tsx'
import { sayDone } from '../../../../framework/toast/toasts.tsx'
import { useShell } from '../editing/shell-editing.ts'

/** Keeps the selected block, with everything in it, to be used again. */
export function SaveComponent({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation('page-editor')
  const { parts } = useShell()
  const [name, setName] = useState('')
  const [about, setAbout] = useState('')
  const [failure, setFailure] = useState<unknown>()
  const [isSaving, setSaving] = useState(false)
  const [isTold, setTold] = useState(false)
  const block = findBlock(parts.inside, id)
  const save = async () => {
    setTold(true)
    if (name.trim() === '' || !block) return
    setSaving(true)
    try {
      await acts.component.createComponent({
        name,
        about,
        blocks: withoutInstances([block]).map(({ type, props }) => ({ type, props })),
      })
      sayDone(t('component.saved', { name: name.trim() }))
      onClose()
    } catch (error) {
      setFailure(error)
      setSaving(false)
    }
  }
  return (
    <Dialog onClose={onClose} title={t('component.save')}>
      <Stack
        component="form"
        gap={16}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {failure !== undefined && <ErrorAlert error={failure} />}
        <TextInput
          label={t('component.name')}
          value={name}
          maxLength={componentLimits.name}
          error={isTold && name.trim() === '' ? said(messages.required) : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          data-autofocus
        />
        <Textarea
          label={t('component.about')}
          value={about}
          maxLength={componentLimits.about}
          autosize
          minRows={2}
          onChange={({ currentTarget }) => setAbout(currentTarget.value)}
        />
        {block && instancesIn([block]).length > 0 && <Text>{t('component.copiedInside')}</Text>}
        <Button type="submit" loading={isSaving}>
          {t('component.save')}
        </Button>
      </Stack>
    </Dialog>
  )
}
