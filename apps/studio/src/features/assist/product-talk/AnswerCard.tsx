import type {
  TalkAnswer,
  TalkQuestion,
  TalkQuote,
  TrialAnswer,
} from '@coverwright/domain/assist/product-talk/product-talk'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './ProductTalk.module.css'
import { QuoteButton } from './QuoteButton.tsx'
import { usePlaceText } from './use-place-text.ts'

interface AnswerCardProps {
  readonly question: string
  /** With what found it, where somebody tries the app out. */
  readonly answer: TalkAnswer & Partial<Pick<TrialAnswer, 'byModel' | 'isByMeaning'> & Pick<TalkQuestion, 'withheld'>>
  readonly onOpen: (quote: TalkQuote) => void
  /** Thumbs, and asking a person. */
  readonly foot?: ReactNode
}

const words = { answered: 'answered', unsure: 'unsure', 'not-found': 'notFound' } as const

/** What whoever tries the app out is told of the model; of an answer that was kept it shows in the passages. */
const modelWords = {
  chosen: 'model.chosen',
  'none-chosen': 'model.noneChosen',
  'made-up': 'model.madeUp',
  'no-answer': 'model.noAnswer',
  'used-up': 'model.usedUp',
  busy: 'model.busy',
} as const

/** A question and what the documents say to it, word for word; a press opens the place. */
export function AnswerCard({
  question,
  answer: { outcome, quotes, byModel, isByMeaning, withheld = 0 },
  onOpen,
  foot,
}: AnswerCardProps) {
  const { t } = useTranslation('product-talk')
  const placeOf = usePlaceText()
  const asked = byModel ?? (quotes.some(({ said }) => said) ? 'chosen' : 'not-asked')
  return (
    <article className={classes.answer} aria-label={question}>
      <h3>{question}</h3>
      <p className={classes.outcome} data-outcome={outcome}>
        {t(words[outcome])}
      </p>
      {outcome === 'not-found' && <p className={classes.hint}>{t('notFoundHint')}</p>}
      {isByMeaning !== undefined && <p className={classes.hint}>{t(isByMeaning ? 'byMeaning' : 'byWords')}</p>}
      {asked !== 'not-asked' && <p className={classes.hint}>{t(modelWords[asked])}</p>}
      {quotes.map((quote) => {
        const place = placeOf(quote.place)
        return (
          <QuoteButton
            key={`${quote.fileId}-${quote.passage}`}
            heading={quote.heading}
            quote={<Marked quote={quote} />}
            from={t('from', { folder: quote.folderName, file: quote.fileName, place })}
            onOpen={() => onOpen(quote)}
          />
        )
      })}
      {withheld > 0 && <p className={classes.hint}>{t('withheld', { count: withheld })}</p>}
      {foot}
    </article>
  )
}

/** The passage as it stands, with the part that a model chose. */
function Marked({ quote: { text, said } }: { readonly quote: TalkQuote }) {
  const at = said ? text.indexOf(said) : -1
  if (!said || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{said}</mark>
      {text.slice(at + said.length)}
    </>
  )
}
