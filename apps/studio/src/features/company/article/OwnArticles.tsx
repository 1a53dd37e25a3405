import type { OwnArticle } from '@coverwright/domain/company/article/article'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import classes from './Article.module.css'
import { ArticleDialog } from './ArticleDialog.tsx'

interface OwnArticlesProps {
  readonly isWriting: boolean
  readonly onWritten: () => void
}

/** What whoever runs the product wrote, drafts too. */
export function OwnArticles({ isWriting, onWritten }: OwnArticlesProps) {
  const { t } = useTranslation('article')
  // As many as there may be.
  const own = useQuery(queries.article.listOwnArticles({}, { nowPage: 1, pageSize: 200, orderBy: 'title' }))
  const [editing, setEditing] = useState<OwnArticle>()
  const [removing, setRemoving] = useState<OwnArticle>()
  const remove = async () => {
    if (removing) await acts.article.deleteArticle({ id: removing.id })
    setRemoving(undefined)
  }
  const close = () => {
    setEditing(undefined)
    onWritten()
  }
  return (
    <>
      <Card className={classes.section} title={t('own')} note={t('ownHint')}>
        {own.isError && <ErrorAlert error={own.error} onRetry={() => void own.refetch()} />}
        {own.data?.items.length === 0 && <p className={classes.none}>{t('ownNoneHint')}</p>}
        <ul className={classes.list}>
          {own.data?.items.map((article) => (
            <li key={article.id} className={classes.own}>
              <span>{article.title}</span>
              <Tag>{t(article.isPublished ? 'published' : 'draft')}</Tag>
              <Button variant="default" size="xs" onClick={() => setEditing(article)}>
                {t('edit')}
              </Button>
              <Button variant="default" size="xs" onClick={() => setRemoving(article)}>
                {t('delete')}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      {(isWriting || editing) && <ArticleDialog article={editing} onClose={close} />}
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={t('deleteAsk', { title: removing?.title })}
        consequences={[t('deleteTold')]}
        keep={t('deleteKeep')}
        act={t('delete')}
        isDangerous
        onKeep={() => setRemoving(undefined)}
        onAct={remove}
      />
    </>
  )
}
