import { Modal, type ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEscape } from './use-escape.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface DialogProps extends Pick<ModalProps, 'size' | 'closeOnClickOutside' | 'withCloseButton'> {
  /** For one that stays while it is shut, so that what is typed in it is kept. */
  readonly isOpen?: boolean
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** A layer over the screen while it is there; its button to close is named for who cannot see the cross. */
export function Dialog({ isOpen = true, title, onClose, children, ...rest }: DialogProps) {
  const { t } = useTranslation('framework')
  useEscape(isOpen, onClose)
  useReturnFocus(isOpen)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={false}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      {...rest}
    >
      {children}
    </Modal>
  )
}
