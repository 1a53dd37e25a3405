import { CallError } from '@coverwright/contract/client'
import type { Talk, TalkQuote } from '@coverwright/domain/assist/product-talk/product-talk'
import { Button } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { lookAgainAfter } from '../../../core/wire/acts.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { AnswerCard } from './AnswerCard.tsx'
import { AnswerFoot } from './AnswerFoot.tsx'
import classes from './ProductTalk.module.css'
import { QuestionForm } from './QuestionForm.tsx'
import { SourceDialog } from './SourceDialog.tsx'
import { TalkFolders } from './TalkFolders.tsx'
import { talkClient, talkQueries } from './talk-pass.ts'

interface TalkPageProps {
  readonly onLeft: () => void
  /** Their time is over, or they were blocked. */
  readonly onOut: () => void
  /** What stands beside the talk. */
  readonly exams: ReactNode
}

const isOut = (error: unknown) => error instanceof CallError && error.code === 'not-signed-in'
const pageSize = 10
const look = () => lookAgainAfter('productTalk')
/** As many as a list gives at once. */
const most = 100

export function TalkPage({ onLeft, onOut, exams }: TalkPageProps) {
  const { t } = useTranslation('product-talk')
  const talk = useQuery({ ...talkQueries.productTalk.getTalk({}), retry: false })
  const [params] = useSearchParams()
  const isExams = params.get('tab') === 'exams'
  const isOver = isOut(talk.error)
  useEffect(() => {
    if (isOver) onOut()
  }, [isOver, onOut])
  const leave = async () => {
    await talkClient.productTalk.endTalk({})
    onLeft()
  }
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <h1>{talk.data ? t('of', { company: talk.data.companyName }) : t('title')}</h1>
        {talk.data && (
          <nav className={classes.tabs} aria-label={t('title')}>
            <Link to="?" aria-current={isExams ? undefined : 'page'}>
              {t('tab.ask')}
            </Link>
            <Link to="?tab=exams" aria-current={isExams ? 'page' : undefined}>
              {t('tab.exams')}
            </Link>
          </nav>
        )}
        {talk.data && <span className={classes.name}>{talk.data.member.name}</span>}
        <Button variant="default" onClick={() => void leave().catch(sayFailed)}>
          {t('leave')}
        </Button>
      </header>
      {talk.isError && !isOver && (
        <main className={classes.single}>
          <ErrorAlert error={talk.error} onRetry={() => void talk.refetch()} />
        </main>
      )}
      {talk.data && (isExams ? exams : <Chat talk={talk.data} />)}
    </div>
  )
}

function Chat({ talk }: { readonly talk: Talk }) {
  const { t } = useTranslation('product-talk')
  const [shown, setShown] = useState(pageSize)
  const [opened, setOpened] = useState<TalkQuote>()
  const history = useQuery({
    ...talkQueries.productTalk.listQuestions({}, { nowPage: 1, pageSize: shown, orderBy: '-createdAt' }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const { items: asked = [], total = 0 } = history.data ?? {}
  return (
    <div className={classes.columns}>
      <TalkFolders talk={talk} />
      <main className={classes.chat}>
        <QuestionForm
          ask={async (text) => {
            await talkClient.productTalk.ask({ text })
            await look()
          }}
          suggestions={asked.length === 0 ? talk.suggestions : []}
        />
        {history.isError && <ErrorAlert error={history.error} onRetry={() => void history.refetch()} />}
        {history.isSuccess && asked.length === 0 && (
          <Empty icon={<IconMessages size={20} />} title={t('noQuestions')} description={t('noQuestionsHint')} />
        )}
        <div className={classes.answers} role="log" aria-label={t('answers')}>
          {asked.map((question) => (
            <AnswerCard
              key={question.id}
              question={question.text}
              answer={question}
              onOpen={setOpened}
              foot={<AnswerFoot question={question} onChanged={() => void look()} />}
            />
          ))}
        </div>
        {total > asked.length && shown < most && (
          <Button
            variant="default"
            loading={history.isPlaceholderData}
            onClick={() => setShown(Math.min(most, shown + pageSize))}
          >
            {t('earlier')}
          </Button>
        )}
        <p className={classes.hint}>{talk.modelHost ? t('model.goes', { host: talk.modelHost }) : t('offline')}</p>
      </main>
      {opened && (
        <SourceDialog
          title={opened.fileName}
          of={`${opened.fileId} ${opened.version}`}
          marked={opened.passage}
          read={async () => {
            const { fileId, version } = opened
            return (await talkClient.productTalk.getSource({ fileId, version })).passages
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}
