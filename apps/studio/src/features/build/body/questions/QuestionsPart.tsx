import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pane } from '../../../../framework/editor/Pane.tsx'
import { useBody } from '../../body-editing/body-editing.ts'
import { GroupInspector } from './GroupInspector.tsx'
import { QuestionCanvas } from './QuestionCanvas.tsx'
import { QuestionInspector } from './QuestionInspector.tsx'
import { QuestionTree } from './QuestionTree.tsx'
import { questionAt } from './question-operations.ts'
import { placeIn, useSelection } from './selection.ts'
import { useQuestionActions } from './use-question-actions.ts'

const TemplateDialog = lazy(async () => ({ default: (await import('../templates/TemplateDialog.tsx')).TemplateDialog }))

/** What is asked: the groups at the left, the selected group in the middle, what is selected at the right. */
export function QuestionsPart() {
  const { t } = useTranslation('body')
  const { body } = useBody()
  const [selection, select] = useSelection()
  const actions = useQuestionActions(select)
  const [isChoosing, setChoosing] = useState(false)
  const onTemplate = () => setChoosing(true)
  const place = placeIn(selection)
  const question = place && questionAt(body, place)
  const group = body.questions.groups[selection.group]
  return (
    <>
      <QuestionTree selection={selection} onSelect={select} actions={actions} onTemplate={onTemplate} />
      <QuestionCanvas selection={selection} onSelect={select} actions={actions} onTemplate={onTemplate} />
      {place && question && (
        <QuestionInspector
          key={`${place.group}.${place.at} ${selection.isNew === true}`}
          place={place}
          question={question}
          actions={actions}
          isNew={selection.isNew === true}
        />
      )}
      {!question && group && (
        <GroupInspector key={selection.group} at={selection.group} group={group} actions={actions} />
      )}
      {!question && !group && (
        <Pane side="right" title={t('questions.nothing')} label={t('questions.properties')}>
          {null}
        </Pane>
      )}
      {isChoosing && (
        <Suspense>
          <TemplateDialog
            isOpen
            onClose={() => setChoosing(false)}
            onAdded={(first) => select({ group: first, at: null })}
          />
        </Suspense>
      )}
    </>
  )
}
