import type { TalkAnswer, TalkQuote } from '@coverwright/domain/assist/product-talk/product-talk'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './ProductTalk.module.css'
import { QuoteButton } from './QuoteButton.tsx'
import { usePlaceText } from './use-place-text.ts'

interface AnswerCardProps {
  readonly question: string
  readonly answer: TalkAnswer
  readonly onOpen: (quote: TalkQuote) => void
  /** Thumbs, and asking a person. */
  readonly foot?: ReactNode
}

const words = { answered: 'answered', unsure: 'unsure', 'not-found': 'notFound' } as const

/** A question and what the documents say to it, word for word; a press opens the place. */
export function AnswerCard({ question, answer: { outcome, quotes }, onOpen, foot }: AnswerCardProps) {
  const { t } = useTranslation('product-talk')
  const placeOf = usePlaceText()
  return (
    <article className={classes.answer} aria-label={question}>
      <h3>{question}</h3>
      <p className={classes.outcome} data-outcome={outcome}>
        {t(words[outcome])}
      </p>
      {outcome === 'not-found' && <p className={classes.hint}>{t('notFoundHint')}</p>}
      {quotes.map((quote) => {
        const place = placeOf(quote.place)
        return (
          <QuoteButton
            key={`${quote.fileId}-${quote.passage}`}
            heading={quote.heading}
            quote={quote.text}
            from={t('from', { folder: quote.folderName, file: quote.fileName, place })}
            onOpen={() => onOpen(quote)}
          />
        )
      })}
      {foot}
    </article>
  )
}
