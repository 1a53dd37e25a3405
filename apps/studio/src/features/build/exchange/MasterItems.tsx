import { Button } from '@mantine/core'
import { IconPackage, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { ItemList } from './ItemList.tsx'
import { NewItemDialog } from './NewItemDialog.tsx'

/** What the company made to be derived from, and to be given to others. */
export function Component() {
  const { t } = useTranslation('exchange')
  const [isAdding, setAdding] = useState(false)
  const add = (variant: 'filled' | 'default') => (
    <Button variant={variant} leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      {t('new')}
    </Button>
  )
  return (
    <>
      <ItemList
        name={t('masters')}
        level="master"
        header={<PageHeader title={t('masters')} description={t('mastersHint')} actions={add('filled')} />}
        empty={
          <Empty
            icon={<IconPackage size={20} />}
            title={t('noMasters')}
            description={t('noMastersHint')}
            action={add('default')}
          />
        }
      />
      {isAdding && <NewItemDialog onClose={() => setAdding(false)} />}
    </>
  )
}
