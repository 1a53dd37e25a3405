import { Kbd, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AccountButton } from './AccountButton.tsx'
import { BellButton } from './BellButton.tsx'
import { CompanyButton } from './CompanyButton.tsx'
import { HelpButton } from './HelpButton.tsx'
import { onDemand } from './on-demand.tsx'
import classes from './TopBar.module.css'

const CompanyMenu = onDemand(CompanyButton, () => import('./CompanyMenu.tsx'))
const HelpMenu = onDemand(HelpButton, () => import('./HelpMenu.tsx'))
const NotificationBell = onDemand(BellButton, () => import('./NotificationBell.tsx'))
const AccountMenu = onDemand(AccountButton, () => import('./AccountMenu.tsx'))

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
