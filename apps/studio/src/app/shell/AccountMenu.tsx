import { Menu } from '@mantine/core'
import { IconLanguage, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../core/screens/path-to.ts'
import { setThemeMode, useSession } from '../../core/session/session.ts'
import { chooseLanguage, offeredLanguages } from '../../core/text/choose-language.ts'
import { signOut } from '../../core/wire/sign-out.ts'
import { themeModes } from '../../theme/mode.ts'
import { AccountButton } from './AccountButton.tsx'
import classes from './AccountMenu.module.css'

export default function AccountMenu() {
  const { t } = useTranslation('shell')
  const { accountData, themeMode, defaultLanguage } = useSession()
  if (!accountData) return null
  const { member } = accountData
  return (
    <Menu defaultOpened position="bottom-end" width={248}>
      <Menu.Target>
        <AccountButton />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <b>{member.name}</b>
          <span>{member.email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to={pathTo('/setting-page?section=profile')}
          leftSection={<IconUserCircle size={16} />}
        >
          {t('account.profile')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('account.theme')}</Menu.Label>
        <Menu.RadioGroup value={themeMode} onChange={(mode) => setThemeMode(mode as typeof themeMode)}>
          {themeModes.map((mode) => (
            <Menu.RadioItem key={mode} value={mode} closeMenuOnClick={false}>
              {t(`mode.${mode}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item leftSection={<IconLanguage size={16} />}>{t('account.language')}</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            <Menu.RadioGroup
              value={defaultLanguage}
              onChange={(language) => void chooseLanguage(language as typeof defaultLanguage)}
            >
              {offeredLanguages.map(({ value, label }) => (
                <Menu.RadioItem key={value} value={value}>
                  {label}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void signOut()}>
          {t('account.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
