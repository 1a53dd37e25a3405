import type { Question } from '@coverwright/domain/build/question/question'
import { useTranslation } from 'react-i18next'
import { PaneSection } from '../../../../framework/editor/Pane.tsx'
import type { Path } from '../../body-editing/place.ts'
import { ConditionBuilder } from './ConditionBuilder.tsx'
import classes from './QuestionInspector.module.css'
import type { QuestionPlace } from './question-operations.ts'

interface QuestionLogicProps {
  readonly at: Path
  readonly place: QuestionPlace
  readonly question: Question
}

export function QuestionLogic({ at, place, question }: QuestionLogicProps) {
  const { t } = useTranslation('body')
  return (
    <>
      <PaneSection title={t('logic.show')}>
        <ConditionBuilder at={[...at, 'showIf']} place={place} condition={question.showIf} always={t('logic.always')} />
      </PaneSection>
      <PaneSection title={t('logic.require')}>
        {question.isOptional ? (
          <ConditionBuilder
            at={[...at, 'requiredIf']}
            place={place}
            condition={question.requiredIf}
            always={t('logic.neverRequired')}
          />
        ) : (
          <p className={classes.hint}>{t('logic.alwaysRequired')}</p>
        )}
      </PaneSection>
    </>
  )
}
