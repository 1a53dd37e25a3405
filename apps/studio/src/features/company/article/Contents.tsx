import type { ArticleSummary } from '@coverwright/domain/company/article/article'
import { guideSections } from '@coverwright/domain/company/article/guide-page'
import { Alert, Button, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPencil, IconSearch } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { restMs, useSlow } from '../../../framework/delays.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import classes from './Article.module.css'
import { AskUs } from './AskUs.tsx'
import { FoundPlaces } from './FoundPlaces.tsx'
import { OwnArticles } from './OwnArticles.tsx'

interface ContentsProps {
  readonly articles: UseQueryResult<ArticleSummary[]>
  /** Whoever came from a screen that no article is about is told so. */
  readonly isNotExplained: boolean
}

export function Contents({ articles, isNotExplained }: ContentsProps) {
  const { t } = useTranslation('article')
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useState(params.get('search') ?? '')
  const [searched] = useDebouncedValue(typed.trim(), restMs)
  const [isWriting, setWriting] = useState(false)
  const mayWrite = useMay('write-articles')
  const isSlow = useSlow(articles.isPending)
  const change = (text: string) => {
    setTyped(text)
    // So that who opens what was found comes back to it.
    setParams(text.trim() ? { search: text.trim() } : {}, { replace: true })
  }
  return (
    <Page isNarrow>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          mayWrite && (
            <Button leftSection={<IconPencil size={16} />} onClick={() => setWriting(true)}>
              {t('write')}
            </Button>
          )
        }
      />
      {isNotExplained && (
        <Alert className={classes.notice} color="blue">
          {t('noArticle')}
        </Alert>
      )}
      <TextInput
        className={classes.search}
        size="lg"
        type="search"
        aria-label={t('find')}
        placeholder={t('find')}
        leftSection={<IconSearch size={16} />}
        value={typed}
        maxLength={200}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {isSlow && <Skeleton height={240} radius="md" />}
      {articles.isError && <ErrorAlert error={articles.error} onRetry={() => void articles.refetch()} />}
      {searched ? <FoundPlaces text={searched} /> : <Sections articles={articles.data ?? []} />}
      {mayWrite && !searched && <OwnArticles isWriting={isWriting} onWritten={() => setWriting(false)} />}
      <AskUs />
    </Page>
  )
}

function Sections({ articles }: { readonly articles: readonly ArticleSummary[] }) {
  const { t } = useTranslation('article')
  const sections = guideSections.map((section) => ({
    section,
    articles: articles.filter((article) => article.section === section),
  }))
  return sections
    .filter((part) => part.articles.length > 0)
    .map(({ section, articles: listed }) => (
      <Card key={section} className={classes.section} title={t(`sections.${section}`)}>
        <ul className={classes.list}>
          {listed.map(({ name, title, summary }) => (
            <li key={name}>
              <Link to={pathTo(`/knowledge-base?article=${name}`)}>{title}</Link>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </Card>
    ))
}
