import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './Drafts.module.css'
import { useDrafts } from './use-drafts.ts'

/** Offered while there is an empty text that the product itself could fill. */
export function Drafts() {
  const { t } = useTranslation('body')
  const write = useDrafts()
  if (!write) return null
  return (
    <div className={classes.drafts}>
      <Button size="sm" leftSection={<IconPencil size={14} />} onClick={write}>
        {t('readiness.draft')}
      </Button>
      <span>{t('readiness.draftHint')}</span>
    </div>
  )
}
