import { Button } from '@mantine/core'
import { IconGitBranch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { ItemList } from './ItemList.tsx'

/** What was derived from a master and keeps it. */
export function Component() {
  const { t } = useTranslation('exchange')
  return (
    <ItemList
      name={t('subs')}
      level="sub"
      header={<PageHeader title={t('subs')} description={t('subsHint')} />}
      empty={
        <Empty
          icon={<IconGitBranch size={20} />}
          title={t('noSubs')}
          description={t('noSubsHint')}
          action={
            <Button variant="default" component={Link} to={pathTo('/masterSBCX')}>
              {t('toMasters')}
            </Button>
          }
        />
      }
    />
  )
}
