import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useShown } from '../../../framework/list/use-shown.ts'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { ExamRoom } from '../exam/ExamRoom.tsx'
import { trialDoor } from '../exam/exam-door.ts'
import { LevelList } from './LevelList.tsx'
import { QuestionList } from './QuestionList.tsx'
import { QuestionReview } from './QuestionReview.tsx'
import { StandingList } from './StandingList.tsx'

/** Levels, the questions they are drawn from, and what people reached; a trial takes the whole page. */
export function Component() {
  const { t } = useTranslation('exam-level')
  const [params] = useSearchParams()
  const { shown, hide } = useShown('trial')
  const review = useShown('review')
  const tab = params.get('tab')
  if (shown)
    return (
      <Page>
        <PageHeader parent={{ title: t('title'), path: '/ALP' }} title={t('trial')} />
        <ExamRoom key={shown} id={shown} door={trialDoor} onLeave={hide} />
      </Page>
    )
  if (review.shown) return <QuestionReview key={review.shown} levelId={review.shown} onLeave={review.hide} />
  if (tab === 'questions') return <QuestionList />
  return tab === 'results' ? <StandingList /> : <LevelList />
}
