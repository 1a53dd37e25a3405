import { Button } from '@mantine/core'
import { IconFilterOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../page/Empty.tsx'

interface ListNothingProps {
  /** Not all were looked at. */
  readonly hasMore: boolean
  readonly onClear: () => void
}

/** There are rows, but none that fit. */
export function ListNothing({ hasMore, onClear }: ListNothingProps) {
  const { t } = useTranslation('framework')
  return (
    <Empty
      icon={<IconFilterOff size={20} />}
      title={t('list.nothing')}
      description={t(hasMore ? 'list.tooMany' : 'list.nothingHint')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('list.clearFilters')}
        </Button>
      }
    />
  )
}
