import type { Question } from '@coverwright/domain/build/question/question'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCopy, IconGitBranch, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DataName } from '../../../../framework/page/DataName.tsx'
import { useBody } from '../../body-editing/body-editing.ts'
import { WordsWithNames } from '../editing/WordsWithNames.tsx'
import { ConditionWords } from './ConditionWords.tsx'
import { ControlSketch } from './ControlSketch.tsx'
import classes from './QuestionCard.module.css'
import { propertyOf, type QuestionPlace } from './question-operations.ts'
import type { QuestionActions } from './use-question-actions.ts'

interface QuestionCardProps {
  readonly question: Question
  readonly place: QuestionPlace
  readonly isSelected: boolean
  readonly onSelect: () => void
  readonly actions: QuestionActions
}

export function QuestionCard({ question, place, isSelected, onSelect, actions }: QuestionCardProps) {
  const { t } = useTranslation('body')
  const { body, problems, isLocked } = useBody()
  const at = `questions.groups.${place.group}.questions.${place.at}`
  const own = problems.filter(({ path }) => `${path.join('.')}.`.startsWith(`${at}.`))
  return (
    <article className={classes.card} data-selected={isSelected || undefined} data-wrong={own.length > 0 || undefined}>
      <button type="button" className={classes.press} onClick={onSelect} aria-pressed={isSelected}>
        <span className={classes.head}>
          <span className={classes.number}>{place.at + 1}</span>
          <span className={classes.title}>
            {question.label ? <WordsWithNames text={question.label} /> : <em>{t('questions.untitled')}</em>}
            {question.isOptional && <span className={classes.optional}>{t('questions.optional')}</span>}
          </span>
          <DataName name={question.name} isAccent={isSelected} />
        </span>
        {question.showIf && (
          <span className={classes.when}>
            <IconGitBranch size={13} aria-hidden="true" />
            {t('questions.shownWhen')} <ConditionWords condition={question.showIf} />
          </span>
        )}
        <ControlSketch question={question} property={propertyOf(body, question.name)} />
        {own[0] && <span className={classes.problem}>{own.map(({ message }) => message).join('. ')}</span>}
      </button>
      {isSelected && !isLocked && (
        <div className={classes.tools} role="toolbar" aria-label={t('questions.tools')} aria-orientation="vertical">
          <Tool label={t('questions.up')} onClick={() => actions.moveBy(place, -1)} icon={<IconArrowUp size={15} />} />
          <Tool
            label={t('questions.down')}
            onClick={() => actions.moveBy(place, 1)}
            icon={<IconArrowDown size={15} />}
          />
          <Tool
            label={t('questions.duplicate')}
            onClick={() => actions.duplicate(place)}
            icon={<IconCopy size={15} />}
          />
          <Tool label={t('questions.delete')} onClick={() => actions.remove(place)} icon={<IconTrash size={15} />} />
        </div>
      )}
    </article>
  )
}

interface ToolProps {
  readonly label: string
  readonly icon: React.ReactNode
  readonly onClick: () => void
}

const Tool = ({ label, icon, onClick }: ToolProps) => (
  <Tooltip label={label} position="right">
    <ActionIcon size="sm" aria-label={label} onClick={onClick}>
      {icon}
    </ActionIcon>
  </Tooltip>
)
