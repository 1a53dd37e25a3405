import { anchorOf } from '@coverwright/domain/company/article/article-parts'
import { Skeleton } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useSlow } from '../../../framework/delays.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import classes from './Article.module.css'

export function FoundPlaces({ text }: { readonly text: string }) {
  const { t } = useTranslation('article')
  const language = useSession((session) => session.defaultLanguage)
  const found = useQuery({ ...queries.article.findInArticles({ text, language }), placeholderData: keepPreviousData })
  const isSlow = useSlow(found.isPending)
  if (found.isError) return <ErrorAlert error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return isSlow && <Skeleton height={160} radius="md" />
  if (found.data.length === 0)
    return <Empty icon={<IconSearchOff size={20} />} title={t('nothing', { text })} description={t('nothingHint')} />
  return (
    <Card className={classes.section} title={t('found', { count: found.data.length })}>
      <ul className={classes.list} aria-live="polite">
        {found.data.map(({ name, title, heading, excerpt }) => (
          <li key={`${name} ${heading}`}>
            <Link to={pathTo(`/knowledge-base?article=${name}${heading && `#${anchorOf(heading)}`}`)}>
              {heading ? `${title}: ${heading}` : title}
            </Link>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
