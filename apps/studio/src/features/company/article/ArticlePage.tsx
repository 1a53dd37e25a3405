import { anchorOf, articleParts } from '@coverwright/domain/company/article/article-parts'
import { Alert, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useSlow } from '../../../framework/delays.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './Article.module.css'
import { AskUs } from './AskUs.tsx'
import { ExplainedScreens } from './ExplainedScreens.tsx'
import { Markdown } from './Markdown.tsx'

export function ArticlePage({ name }: { readonly name: string }) {
  const { t } = useTranslation('article')
  const language = useSession((session) => session.defaultLanguage)
  const times = useTimeTexts()
  const article = useQuery(queries.article.getArticle({ name, language }))
  const isSlow = useSlow(article.isPending)
  const { title = '', text = '', updatedAt, screens = [], isPartlyEnglish = false } = article.data ?? {}
  const headings = articleParts(text).flatMap(({ heading }) => heading || [])
  return (
    <Page>
      <PageHeader
        parent={{ title: t('title'), path: '/knowledge-base' }}
        title={title}
        description={updatedAt && t('changed', { date: times.date(updatedAt) })}
      />
      {isSlow && <Skeleton height={320} radius="md" />}
      {article.isError && <ErrorAlert error={article.error} onRetry={() => void article.refetch()} />}
      {article.data && (
        <div className={classes.page}>
          <article>
            {isPartlyEnglish && <Alert className={classes.notice}>{t('partlyEnglish')}</Alert>}
            <Markdown text={text} />
            <AskUs />
          </article>
          <aside className={classes.aside}>
            {headings.length > 1 && (
              <nav aria-label={t('onThisPage')}>
                <h2>{t('onThisPage')}</h2>
                {headings.map((heading) => (
                  <Link key={heading} to={pathTo(`/knowledge-base?article=${name}#${anchorOf(heading)}`)}>
                    {heading}
                  </Link>
                ))}
              </nav>
            )}
            <ExplainedScreens paths={screens} />
          </aside>
        </div>
      )}
    </Page>
  )
}
