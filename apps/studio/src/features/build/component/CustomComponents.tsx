import { Button } from '@mantine/core'
import { IconBookmark, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { ComponentList } from './ComponentList.tsx'

export function Component() {
  const { t } = useTranslation('component')
  return (
    <ComponentList
      name={t('custom')}
      header={
        <PageHeader
          title={t('custom')}
          description={t('customHint')}
          actions={
            <Button component={Link} to={pathTo('/builderPage')} leftSection={<IconPlus size={16} />}>
              {t('new')}
            </Button>
          }
        />
      }
      empty={<Empty icon={<IconBookmark size={20} />} title={t('none')} description={t('noneHint')} />}
    />
  )
}
