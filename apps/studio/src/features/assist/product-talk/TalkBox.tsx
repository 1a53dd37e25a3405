import type { HubPassage } from '@coverwright/domain/assist/hub-file/hub-file'
import type { TalkQuote, TrialAnswer } from '@coverwright/domain/assist/product-talk/product-talk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerCard } from './AnswerCard.tsx'
import classes from './ProductTalk.module.css'
import { QuestionForm } from './QuestionForm.tsx'
import { SourceDialog } from './SourceDialog.tsx'

interface TalkBoxProps {
  readonly ask: (text: string) => Promise<TrialAnswer>
  readonly read: (quote: TalkQuote) => Promise<readonly HubPassage[]>
  readonly suggestions?: readonly string[]
}

interface Tried {
  readonly nth: number
  readonly text: string
  readonly answer: TrialAnswer
}

const none: readonly string[] = []

/** For trying out: what was asked goes with the page. */
export function TalkBox({ ask, read, suggestions = none }: TalkBoxProps) {
  const { t } = useTranslation('product-talk')
  const [tried, setTried] = useState<readonly Tried[]>([])
  const [opened, setOpened] = useState<TalkQuote>()
  const send = async (text: string) => {
    const answer = await ask(text)
    setTried((before) => [{ nth: before.length, text, answer }, ...before])
  }
  return (
    <div className={classes.box}>
      <QuestionForm ask={send} suggestions={tried.length === 0 ? suggestions : none} />
      <div className={classes.answers} role="log" aria-label={t('answers')}>
        {tried.map(({ nth, text, answer }) => (
          <AnswerCard key={nth} question={text} answer={answer} onOpen={setOpened} />
        ))}
      </div>
      {opened && (
        <SourceDialog
          title={opened.fileName}
          of={`${opened.fileId} ${opened.version}`}
          marked={opened.passage}
          read={() => read(opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}
