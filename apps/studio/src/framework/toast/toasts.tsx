import { notifications } from '@mantine/notifications'
import { IconAlertCircleFilled, IconCircleCheckFilled } from '@tabler/icons-react'
import { t } from 'i18next'
import { wordsOf } from '../page/ErrorAlert.tsx'
import { ToastWithUndo } from './ToastWithUndo.tsx'

const undoMs = 8000

/** What was done, where the screen does not show it already. */
export function sayDone(message: string): void {
  notifications.show({
    message,
    icon: <IconCircleCheckFilled size={16} />,
    closeButtonProps: closeButton(),
    style: tint('success'),
  })
}

/** Done at once, and taken back within eight seconds by whoever did not mean it. */
export function sayDoneWithUndo(message: string, undo: () => Promise<unknown>): void {
  const id = crypto.randomUUID()
  const close = () => void notifications.hide(id)
  const takeBack = () => {
    close()
    undo().catch(sayFailed)
  }
  notifications.show({
    id,
    autoClose: undoMs,
    message: <ToastWithUndo message={message} onUndo={takeBack} />,
    closeButtonProps: closeButton(),
  })
}

/** Stays until it is closed: a failure nobody saw is worse than one. */
export function sayFailed(error: unknown): void {
  notifications.show({
    message: typeof error === 'string' ? error : wordsOf(error),
    icon: <IconAlertCircleFilled size={16} />,
    autoClose: false,
    role: 'alert',
    closeButtonProps: closeButton(),
    style: tint('danger'),
  })
}

const closeButton = () => ({ 'aria-label': t('framework:close') })

// A custom property is no key of React's style type.
const tint = (tone: 'success' | 'danger') => ({ '--toast-icon': `var(--cw-${tone}-line)` }) as Record<string, string>
