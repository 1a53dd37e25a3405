import { Menu } from '@mantine/core'
import {
  IconApi,
  IconBook2,
  IconBulb,
  IconKeyboard,
  IconLifebuoy,
  IconMessage,
  IconScale,
  IconSparkles,
} from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../core/screens/path-to.ts'
import { useSession } from '../../core/session/session.ts'
import { useHelpAddress } from '../../framework/page/help-address.ts'
import { HelpButton } from './HelpButton.tsx'

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'))
const versionPath = '/version'

export default function HelpMenu() {
  const { t } = useTranslation('shell')
  const about = useHelpAddress()
  const [isOpen, setOpen] = useState(false)
  const hasHelpDesk = useSession(({ accountData }) => accountData?.hasHelpDesk)
  const mayReadVersion = useSession(({ permissionList }) =>
    permissionList.requestList.some(({ url }) => url === versionPath),
  )
  return (
    <>
      <Menu defaultOpened position="bottom-end">
        <Menu.Target>
          <HelpButton />
        </Menu.Target>
        <Menu.Dropdown>
          {about && (
            <>
              <Menu.Item component={Link} to={about} leftSection={<IconBulb size={16} />}>
                {t('help.about')}
              </Menu.Item>
              <Menu.Item component={Link} to={pathTo('/knowledge-base')} leftSection={<IconBook2 size={16} />}>
                {t('help.guide')}
              </Menu.Item>
            </>
          )}
          <Menu.Item leftSection={<IconKeyboard size={16} />} rightSection="?" onClick={() => setOpen(true)}>
            {t('help.shortcuts')}
          </Menu.Item>
          <Menu.Item component="a" href="/docs" target="_blank" rel="noreferrer" leftSection={<IconApi size={16} />}>
            {t('help.docs')}
          </Menu.Item>
          <Menu.Item component={Link} to={pathTo('/contact')} leftSection={<IconMessage size={16} />}>
            {t('help.contact')}
          </Menu.Item>
          {hasHelpDesk && (
            <Menu.Item
              component={Link}
              to={pathTo('/zendesk-transfer')}
              target="_blank"
              leftSection={<IconLifebuoy size={16} />}
            >
              {t('help.desk')}
            </Menu.Item>
          )}
          {mayReadVersion && (
            <Menu.Item component={Link} to={versionPath} leftSection={<IconSparkles size={16} />}>
              {t('help.version')}
            </Menu.Item>
          )}
          <Menu.Item component={Link} to={pathTo('/legal-privacy')} leftSection={<IconScale size={16} />}>
            {t('help.legal')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>{isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
