import type { Question } from '@coverwright/domain/build/question/question'
import { kindOf, questionKindNames } from '@coverwright/domain/build/question/question-kinds'
import { ActionIcon, Menu, SegmentedControl, UnstyledButton } from '@mantine/core'
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pane } from '../../../../framework/editor/Pane.tsx'
import { Tag } from '../../../../framework/page/Tag.tsx'
import { useBody } from '../../body-editing/body-editing.ts'
import { usePlace } from '../../body-editing/place.ts'
import classes from './QuestionInspector.module.css'
import { QuestionLogic } from './QuestionLogic.tsx'
import { QuestionTranslations } from './QuestionTranslations.tsx'
import { QuestionWords } from './QuestionWords.tsx'
import { QuestionIcon } from './question-icons.tsx'
import { changeKind, propertyOf, type QuestionPlace } from './question-operations.ts'
import type { QuestionActions } from './use-question-actions.ts'

const tabs = ['question', 'logic', 'translations'] as const
type Tab = (typeof tabs)[number]

interface QuestionInspectorProps {
  readonly place: QuestionPlace
  readonly question: Question
  readonly actions: QuestionActions
  readonly isNew: boolean
}

export function QuestionInspector({ place, question, actions, isNew }: QuestionInspectorProps) {
  const { t } = useTranslation('body')
  const { product, isLocked } = useBody()
  const asked = usePlace()
  const [tab, setTab] = useState<Tab>(/\.(showIf|requiredIf)/.test(asked) ? 'logic' : 'question')
  const conditions = Number(Boolean(question.showIf)) + Number(Boolean(question.requiredIf))
  const at = ['questions', 'groups', place.group, 'questions', place.at] as const
  const offered = tabs.filter((one) => one !== 'translations' || product.languages.length > 1)
  return (
    <Pane
      side="right"
      label={t('questions.properties')}
      title={
        <>
          {question.shortLabel || question.label || t('questions.untitled')}{' '}
          <Tag>{t('questions.number', { number: place.at + 1 })}</Tag>
        </>
      }
      actions={
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={t('questions.more')} disabled={isLocked}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => actions.duplicate(place)}>
              {t('questions.duplicate')}
            </Menu.Item>
            <Menu.Item color="danger" leftSection={<IconTrash size={16} />} onClick={() => actions.remove(place)}>
              {t('questions.delete')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      }
    >
      <div className={classes.tabs}>
        <SegmentedControl
          fullWidth
          aria-label={t('questions.properties')}
          data={offered.map((value) => ({
            value,
            label: value === 'logic' && conditions > 0 ? `${t('tabs.logic')} ${conditions}` : t(`tabs.${value}`),
          }))}
          value={tab}
          onChange={(value) => setTab(tabs.find((one) => one === value) ?? 'question')}
        />
      </div>
      {tab === 'question' && (
        <>
          <KindPicker place={place} question={question} />
          <QuestionWords at={at} question={question} isNew={isNew} />
        </>
      )}
      {tab === 'logic' && <QuestionLogic at={at} place={place} question={question} />}
      {tab === 'translations' && <QuestionTranslations at={at} question={question} />}
    </Pane>
  )
}

function KindPicker({ place, question }: Pick<QuestionInspectorProps, 'place' | 'question'>) {
  const { t } = useTranslation('body')
  const { body, change, product, isLocked } = useBody()
  const current = kindOf(question, propertyOf(body, question.name))
  return (
    <div className={classes.types} role="group" aria-label={t('questions.type')}>
      {questionKindNames.map((kind) => (
        <UnstyledButton
          key={kind}
          className={classes.type ?? ''}
          aria-pressed={kind === current}
          disabled={isLocked}
          onClick={() =>
            kind !== current && change((draft) => changeKind(draft, place, kind, product), t('questions.changeType'))
          }
        >
          <QuestionIcon kind={kind} size={16} />
          {t(`kinds.${kind}`)}
        </UnstyledButton>
      ))}
    </div>
  )
}
