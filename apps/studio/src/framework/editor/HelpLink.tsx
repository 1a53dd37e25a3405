import { ActionIcon } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useHelpAddress } from '../page/help-address.ts'

/** In a tab of its own: the work stays as it is. */
export function HelpLink() {
  const { t } = useTranslation('framework')
  const address = useHelpAddress()
  return (
    address && (
      <ActionIcon component="a" href={address} target="_blank" rel="noreferrer" aria-label={t('about')}>
        <IconHelpCircle size={16} />
      </ActionIcon>
    )
  )
}
