import { Kbd, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AccountMenu } from './AccountMenu.tsx'
import { CompanyMenu } from './CompanyMenu.tsx'
import { HelpMenu } from './HelpMenu.tsx'
import { NotificationBell } from './NotificationBell.tsx'
import classes from './TopBar.module.css'

export function TopBar({ onSearch }: { readonly onSearch: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <div className={classes.bar}>
      <CompanyMenu />
      <UnstyledButton className={classes.search} onClick={onSearch} aria-keyshortcuts="Control+K Meta+K">
        <IconSearch size={16} />
        <span>{t('search')}</span>
        <Kbd>Ctrl K</Kbd>
      </UnstyledButton>
      <div className={classes.right}>
        <HelpMenu />
        <NotificationBell />
        <AccountMenu />
      </div>
    </div>
  )
}
