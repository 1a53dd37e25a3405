import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '../page/ErrorAlert.tsx'
import { FilesUnderWay, useFilesUnderWay } from '../upload/files-under-way.ts'
import classes from './FormDialog.module.css'
import { useClose } from './use-close.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface FormDialogProps {
  readonly title: string
  readonly size?: number
  /** As `useSchemaForm` makes it. */
  readonly form: { readonly failure: unknown; readonly isSaving: boolean; readonly submit: () => Promise<boolean> }
  /** What to do about a refusal that belongs to no field. */
  readonly advice?: string
  /** The verb that leaves things as they are: "Cancel". */
  readonly keep: string
  /** The verb that acts: "Invite". */
  readonly act: string
  readonly isDangerous?: boolean
  /** Another button, apart from the two. */
  readonly beside?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A few fields and one act. What the server has against it is said beside the field, or above them all. */
export function FormDialog({ title, size, form, advice, beside, onClose, children, ...words }: FormDialogProps) {
  const { t } = useTranslation('framework')
  const close = useClose(true, form.isSaving, onClose)
  useReturnFocus(true)
  const files = useFilesUnderWay()
  return (
    <Modal
      opened
      {...(size && { size })}
      onClose={close}
      closeOnEscape={false}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        {form.failure !== undefined && <ErrorAlert error={form.failure} {...(advice && { advice })} />}
        <FilesUnderWay value={files.tell}>{children}</FilesUnderWay>
        <footer className={classes.buttons}>
          {beside && <div className={classes.beside}>{beside}</div>}
          <Button
            size="lg"
            variant="default"
            data-disabled={form.isSaving}
            aria-disabled={form.isSaving}
            onClick={close}
          >
            {words.keep}
          </Button>
          <Button
            size="lg"
            type="submit"
            color={words.isDangerous ? 'danger' : 'brand'}
            loading={form.isSaving}
            disabled={files.isWaiting}
            loaderProps={{ color: 'currentColor' }}
          >
            {words.act}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}
