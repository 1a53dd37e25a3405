import { CallError } from '@coverwright/contract/client'
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wordsOf } from '../page/ErrorAlert.tsx'
import { useClose } from './use-close.ts'

interface NameDialogProps {
  readonly title: string
  readonly children?: ReactNode
  readonly label: string
  readonly hint?: string
  /** What it is called so far, or would be called. */
  readonly name: string
  readonly maxLength: number
  readonly keep: string
  readonly act: string
  /** What is wrong with a name before it is sent; nothing when it may be. */
  readonly refuse?: (name: string) => string | undefined
  readonly onSave: (name: string) => Promise<unknown>
  readonly onClose: () => void
}

/** One thing is asked: a name. What the server has against it is said beside it. */
export function NameDialog(props: NameDialogProps) {
  const { t } = useTranslation('framework')
  const [name, setName] = useState(props.name)
  const [refusal, setRefusal] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const close = useClose(true, isSaving, props.onClose)
  const save = async () => {
    const wanted = name.trim()
    const wrong = props.refuse?.(wanted)
    setRefusal(wrong)
    if (wrong) return
    setSaving(true)
    try {
      await props.onSave(wanted)
    } catch (error) {
      const field = error instanceof CallError ? Object.values(error.fields)[0] : undefined
      setRefusal(field ?? wordsOf(error))
      setSaving(false)
    }
  }
  return (
    <Modal
      opened
      onClose={close}
      closeOnEscape={false}
      title={props.title}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Stack gap={16}>
          {props.children}
          <TextInput
            label={props.label}
            description={props.hint}
            value={name}
            maxLength={props.maxLength}
            error={refusal}
            data-autofocus
            onChange={({ currentTarget }) => {
              setName(currentTarget.value)
              setRefusal(undefined)
            }}
          />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" data-disabled={isSaving} aria-disabled={isSaving} onClick={close}>
              {props.keep}
            </Button>
            <Button type="submit" loading={isSaving}>
              {props.act}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
