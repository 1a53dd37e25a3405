import { Button, Modal } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '../page/ErrorAlert.tsx'
import classes from './ConfirmDialog.module.css'
import { useClose } from './use-close.ts'
import { useReturnFocus } from './use-return-focus.ts'

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
  /** Something must be put right first: what, the dialog says. */
  readonly isBlocked?: boolean
  readonly size?: 'lg'
  readonly onKeep: () => void
  readonly onAct: () => Promise<unknown> | undefined
}

/** One decision that reaches customers, partners or money. Everything else is done at once and can be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation('framework')
  const [isActing, setActing] = useState(false)
  const keep = useClose(props.isOpen, isActing, props.onKeep)
  const [failure, setFailure] = useState<unknown>()
  useReturnFocus(props.isOpen)
  const button = useRef<HTMLButtonElement>(null)
  const wasActing = useRef(false)
  // A button at work hears no keys and loses the focus: whoever works by keyboard would stand behind the dialog.
  useEffect(() => {
    if (wasActing.current && !isActing && document.activeElement === document.body) button.current?.focus()
    wasActing.current = isActing
  }, [isActing])
  const act = async () => {
    if (props.isBlocked || isActing) return
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
      onClose={keep}
      closeOnEscape={false}
      title={props.title}
      closeButtonProps={{ 'aria-label': t('close') }}
      {...(props.size && { size: props.size })}
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
        <Button
          size="lg"
          variant="default"
          data-disabled={isActing}
          aria-disabled={isActing}
          onClick={keep}
          data-autofocus
        >
          {props.keep}
        </Button>
        <Button
          ref={button}
          size="lg"
          color={props.isDangerous ? 'danger' : 'brand'}
          loading={isActing}
          // Reached by the keyboard all the same: a screen reader says that it is disabled, and the focus stays.
          data-disabled={props.isBlocked === true}
          aria-disabled={props.isBlocked === true}
          loaderProps={{ color: 'currentColor' }}
          onClick={() => void act()}
        >
          {props.act}
        </Button>
      </div>
    </Modal>
  )
}
