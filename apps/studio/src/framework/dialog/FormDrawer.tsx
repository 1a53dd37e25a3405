import { Button, Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '../page/ErrorAlert.tsx'
import { FilesUnderWay, useFilesUnderWay } from '../upload/files-under-way.ts'
import classes from './FormDialog.module.css'
import { useClose } from './use-close.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface FormDrawerProps {
  readonly title: string
  /** As `useSchemaForm` makes it. */
  readonly form: { readonly failure: unknown; readonly isSaving: boolean; readonly submit: () => Promise<boolean> }
  /** The verb that keeps it: "Save". */
  readonly act: string
  /** What it is about, above the fields. */
  readonly picture?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What is said of one item, changed beside its list. */
export function FormDrawer({ title, form, act, picture, onClose, children }: FormDrawerProps) {
  const { t } = useTranslation('framework')
  const close = useClose(true, form.isSaving, onClose)
  useReturnFocus(true)
  const files = useFilesUnderWay()
  return (
    <Drawer opened onClose={close} closeOnEscape={false} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        {picture}
        {form.failure !== undefined && <ErrorAlert error={form.failure} />}
        <FilesUnderWay value={files.tell}>{children}</FilesUnderWay>
        <div>
          <Button type="submit" loading={form.isSaving} disabled={files.isWaiting}>
            {act}
          </Button>
        </div>
      </form>
    </Drawer>
  )
}
