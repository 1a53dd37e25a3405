import { CopyButton, Menu } from '@mantine/core'
import { IconBuilding, IconCopy, IconMenu2, IconSettings } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useNavigationSections } from '../../core/navigation/use-navigation-sections.ts'
import { pathTo } from '../../core/screens/path-to.ts'
import { useSession } from '../../core/session/session.ts'
import { Reference } from '../../framework/page/Reference.tsx'
import { CompanyButton } from './CompanyButton.tsx'

const profilePath = '/company-profile'

/** Whose company this is, what it quotes to support, and where its set-up is. */
export default function CompanyMenu() {
  const { t } = useTranslation('shell')
  const company = useSession(({ accountData }) => accountData?.company)
  const hasProfile = useNavigationSections().some(({ screens }) => screens.some(({ path }) => path === profilePath))
  if (!company) return null
  return (
    <Menu defaultOpened position="bottom-start" width={260}>
      <Menu.Target>
        <CompanyButton />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t(`company.${company.businessType}`)}</Menu.Label>
        {hasProfile && (
          <Menu.Item component={Link} to={profilePath} leftSection={<IconBuilding size={16} />}>
            {t('company.profile')}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={pathTo('/setting')} leftSection={<IconSettings size={16} />}>
          {t('company.settings')}
        </Menu.Item>
        <Menu.Item component={Link} to={pathTo('/menu')} leftSection={<IconMenu2 size={16} />}>
          {t('company.allScreens')}
        </Menu.Item>
        <Menu.Divider />
        <CopyButton value={company.referenceNumber}>
          {({ copied, copy }) => (
            <Menu.Item
              closeMenuOnClick={false}
              onClick={copy}
              leftSection={<IconCopy size={16} />}
              rightSection={<Reference text={company.referenceNumber} />}
            >
              {t(copied ? 'company.copied' : 'company.reference')}
            </Menu.Item>
          )}
        </CopyButton>
      </Menu.Dropdown>
    </Menu>
  )
}
