import { Skeleton } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { useSlow } from '../../../framework/delays.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './Version.module.css'

/** What is new, release by release. */
export function Component() {
  const { t } = useTranslation('version')
  const times = useTimeTexts()
  const notes = useQuery(queries.version.getVersion({}))
  const isSlow = useSlow(notes.isPending)
  return (
    <Page isNarrow>
      <PageHeader
        parent={{ title: t('settings'), path: '/setting' }}
        title={t('title')}
        description={notes.data ? t('current', { version: notes.data.version }) : t('description')}
      />
      <div className={classes.releases}>
        {isSlow && <Skeleton height={160} radius="md" />}
        {notes.isError && <ErrorAlert error={notes.error} onRetry={() => void notes.refetch()} />}
        {notes.data?.releases.length === 0 && (
          <Empty icon={<IconSparkles size={20} />} title={t('none')} description={t('noneHint')} />
        )}
        {notes.data?.releases.map(({ version, date, changes }) => (
          <Card
            key={version}
            title={version}
            note={times.date(date)}
            action={version === notes.data.version && <Tag>{t('running')}</Tag>}
          >
            <ul className={classes.changes}>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Page>
  )
}
