import { ActionIcon } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

export function HelpButton({ color: _color, disabled: _disabled, ...props }: ComponentProps<'button'>) {
  const { t } = useTranslation('shell')
  return (
    <ActionIcon {...props} aria-label={t('help.menu')}>
      <IconHelpCircle size={16} />
    </ActionIcon>
  )
}
