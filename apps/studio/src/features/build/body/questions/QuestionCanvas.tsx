import { type QuestionKindName, questionKindNames } from '@coverwright/domain/build/question/question-kinds'
import { ActionIcon, Button, Group, Menu, SegmentedControl } from '@mantine/core'
import { IconMessageQuestion, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../../framework/page/Empty.tsx'
import { useBody } from '../../body-editing/body-editing.ts'
import { sayName } from '../../body-editing/say-name.ts'
import classes from './QuestionCanvas.module.css'
import { QuestionCard } from './QuestionCard.tsx'
import { QuestionIcon } from './question-icons.tsx'
import type { Selection } from './selection.ts'
import type { QuestionActions } from './use-question-actions.ts'
import { useQuestionKeys } from './use-question-keys.ts'

const QuestionPreview = lazy(async () => ({ default: (await import('./QuestionPreview.tsx')).QuestionPreview }))

const modes = ['edit', 'desktop', 'phone'] as const
type Mode = (typeof modes)[number]

interface QuestionCanvasProps {
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
  readonly actions: QuestionActions
  readonly onTemplate: () => void
}

/** The selected group, one page of the journey: to be worked on, or answered as a buyer would. */
export function QuestionCanvas({ selection, onSelect, actions, onTemplate }: QuestionCanvasProps) {
  const { t } = useTranslation('body')
  const { body, product, isLocked } = useBody()
  const [mode, setMode] = useState<Mode>('edit')
  const { groups } = body.questions
  const { group: at } = selection
  const group = groups[at]
  const keyOf = useQuestionKeys(groups)
  if (!group) {
    return (
      <section className={classes.canvas} aria-label={t('parts.questions')}>
        <div className={classes.empty}>
          <Empty
            icon={<IconMessageQuestion size={20} />}
            title={t('questions.empty')}
            description={t('questions.emptyHint')}
            action={
              <Group>
                <Button variant="default" disabled={isLocked} onClick={onTemplate}>
                  {t('templates.add')}
                </Button>
                <Button disabled={isLocked} onClick={() => actions.addGroup()}>
                  {t('questions.newGroup')}
                </Button>
              </Group>
            }
          />
        </div>
      </section>
    )
  }
  return (
    <section className={classes.canvas} aria-label={t('parts.questions')}>
      <div className={classes.bar}>
        <span>{t('questions.page', { number: at + 1, of: groups.length })}</span>
        <SegmentedControl
          aria-label={t('questions.mode')}
          data={modes.map((value) => ({ value, label: t(`questions.modes.${value}`) }))}
          value={mode}
          onChange={(value) => setMode(modes.find((one) => one === value) ?? 'edit')}
        />
        <span>{t(`product:languages.${product.languages[0]}`)}</span>
      </div>
      {mode === 'edit' ? (
        <div className={classes.column}>
          <header className={classes.head} data-at={`questions.groups.${at}`}>
            <h2>{sayName(group.name)}</h2>
            {group.repeat && (
              <p>
                {t('questions.repeatHint', { item: group.repeat.item, min: group.repeat.min, max: group.repeat.max })}
              </p>
            )}
          </header>
          <ol className={classes.cards}>
            {group.questions.map((question, position) => (
              <li key={keyOf(at, position)}>
                <QuestionCard
                  question={question}
                  place={{ group: at, at: position }}
                  isSelected={selection.at === position}
                  onSelect={() => onSelect({ group: at, at: position })}
                  actions={actions}
                />
                {selection.at === position && !isLocked && (
                  <AddQuestion isLine onAdd={(kind) => actions.addQuestion({ group: at, at: position + 1 }, kind)} />
                )}
              </li>
            ))}
          </ol>
          {!isLocked && (
            <AddQuestion onAdd={(kind) => actions.addQuestion({ group: at, at: group.questions.length }, kind)} />
          )}
        </div>
      ) : (
        <Suspense>
          <QuestionPreview key={group.name} group={group} width={mode} />
        </Suspense>
      )}
    </section>
  )
}

interface AddQuestionProps {
  readonly isLine?: boolean
  readonly onAdd: (kind: QuestionKindName) => void
}

/** By what is asked for: at the end of the group, or after the selected question. */
function AddQuestion({ isLine, onAdd }: AddQuestionProps) {
  const { t } = useTranslation('body')
  return (
    <Menu position="bottom" returnFocus={false}>
      {isLine ? (
        <div className={classes.insert}>
          <Menu.Target>
            <ActionIcon size={20} variant="filled" color="brand" radius={99} aria-label={t('questions.addAfter')}>
              <IconPlus size={14} />
            </ActionIcon>
          </Menu.Target>
        </div>
      ) : (
        <Menu.Target>
          <Button variant="default" fullWidth className={classes.add ?? ''} leftSection={<IconPlus size={16} />}>
            {t('questions.add')}
          </Button>
        </Menu.Target>
      )}
      <Menu.Dropdown>
        {questionKindNames.map((kind) => (
          <Menu.Item key={kind} leftSection={<QuestionIcon kind={kind} size={16} />} onClick={() => onAdd(kind)}>
            {t(`kinds.${kind}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
