import type { ProductDocument } from '@coverwright/domain/build/document/document'
import { documentLimits } from '@coverwright/domain/build/document/document'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import type { DocumentSession } from './open-document.ts'
import { useLock } from './use-document.ts'

interface SaveVersionButtonProps<T> {
  readonly session: DocumentSession<T>
  readonly id: string
  readonly document: ProductDocument
  /** The number it will have. */
  readonly number: number
}

export function SaveVersionButton<T>({ session, id, document, number }: SaveVersionButtonProps<T>) {
  const { t } = useTranslation('product-document')
  const isMine = useLock(session).kind === 'mine'
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const [isSaving, setSaving] = useState(false)

  const save = async () => {
    setSaving(true)
    try {
      await session.store.flush()
      const { revision } = session.store.getState()
      const saved = await acts.product.saveVersion({ id, document, revision, note })
      sayDone(t('versions.saved', { number: saved.number }))
      setOpen(false)
      setNote('')
    } catch (error) {
      sayFailed(error)
    }
    setSaving(false)
  }

  return (
    <>
      <Button disabled={!isMine} onClick={() => setOpen(true)}>
        {t('versions.save')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('versions.dialog', { number })}>
        <Stack gap={16}>
          <Text>{t('versions.dialogHint')}</Text>
          <Textarea
            label={t('versions.note')}
            description={t('versions.noteHint')}
            maxLength={documentLimits.note}
            autosize
            minRows={2}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            data-autofocus
          />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={() => setOpen(false)}>
              {t('versions.keepEditing')}
            </Button>
            <Button loading={isSaving} onClick={() => void save()}>
              {t('versions.save')}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  )
}
