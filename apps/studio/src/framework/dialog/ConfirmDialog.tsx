import { Button, Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '../page/ErrorAlert.tsx'
import classes from './ConfirmDialog.module.css'

interface ConfirmDialogProps {
  readonly isOpen: boolean
  /** Asks: "Take Pet Lifetime offline?" */
  readonly title: string
  readonly children?: ReactNode
  /** What follows, each in one line. */
  readonly consequences?: readonly string[]
  /** The verb that keeps things as they are: "Keep it live". */
  readonly keep: string
  /** The verb that acts: "Take offline". */
  readonly act: string
  readonly isDangerous?: boolean
  readonly onKeep: () => void
  readonly onAct: () => Promise<unknown> | undefined
}

/** One decision that reaches customers, partners or money. Everything else is done at once and can be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation('framework')
  const [isActing, setActing] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const act = async () => {
    setActing(true)
    setFailure(undefined)
    try {
      await props.onAct()
    } catch (error) {
      setFailure(error)
    }
    setActing(false)
  }
  return (
    <Modal
      opened={props.isOpen}
      onClose={props.onKeep}
      title={props.title}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {props.children}
      {props.consequences && (
        <ul className={classes.consequences}>
          {props.consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
      )}
      {failure !== undefined && <ErrorAlert error={failure} />}
      <div className={classes.buttons}>
        <Button size="lg" variant="default" onClick={props.onKeep} data-autofocus>
          {props.keep}
        </Button>
        <Button
          size="lg"
          color={props.isDangerous ? 'danger' : 'brand'}
          loading={isActing}
          loaderProps={{ color: 'currentColor' }}
          onClick={() => void act()}
        >
          {props.act}
        </Button>
      </div>
    </Modal>
  )
}
