import type { Question } from '@coverwright/domain/build/question/question'
import { kindOf } from '@coverwright/domain/build/question/question-kinds'
import { ActionIcon, Menu, TextInput, Tooltip } from '@mantine/core'
import { IconGitBranch, IconPlus, IconRepeat, IconSearch, IconTemplate } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pane } from '../../../../framework/editor/Pane.tsx'
import { useBody } from '../../body-editing/body-editing.ts'
import { sayName } from '../../body-editing/say-name.ts'
import { DataFoot } from './DataFoot.tsx'
import classes from './QuestionTree.module.css'
import { QuestionIcon } from './question-icons.tsx'
import { propertyOf } from './question-operations.ts'
import type { Selection } from './selection.ts'
import { TreeRow } from './TreeRow.tsx'
import type { QuestionActions } from './use-question-actions.ts'
import { useQuestionKeys } from './use-question-keys.ts'
import { useTreeKeys } from './use-tree-keys.ts'

interface QuestionTreeProps {
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
  readonly actions: QuestionActions
  readonly onTemplate: () => void
}

/** All groups and questions: arrows move, Alt with arrows reorders, Delete takes out; or drag with the pointer. */
export function QuestionTree({ selection, onSelect, actions, onTemplate }: QuestionTreeProps) {
  const { t } = useTranslation('body')
  const { body, isLocked } = useBody()
  const [wanted, setWanted] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const { groups } = body.questions
  const keyOf = useQuestionKeys(groups)
  const keys = useTreeKeys(list, selection, actions, isLocked)
  const fits = ({ label, shortLabel = '', name }: Question) =>
    `${label} ${shortLabel} ${name}`.toLowerCase().includes((wanted ?? '').trim().toLowerCase())
  const add = (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('questions.addGroup')} disabled={isLocked}>
          <IconPlus size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPlus size={16} />} onClick={() => actions.addGroup()}>
          {t('questions.newGroup')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconRepeat size={16} />}
          onClick={() => actions.addGroup({ item: t('questions.item') })}
        >
          {t('questions.newRepeated')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTemplate size={16} />} onClick={onTemplate}>
          {t('templates.add')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
  return (
    <Pane
      side="left"
      title={t('questions.groups')}
      label={t('questions.groups')}
      actions={
        <>
          <Tooltip label={t('questions.search')}>
            <ActionIcon
              aria-label={t('questions.search')}
              aria-pressed={wanted !== undefined}
              onClick={() => setWanted(wanted === undefined ? '' : undefined)}
            >
              <IconSearch size={16} />
            </ActionIcon>
          </Tooltip>
          {add}
        </>
      }
    >
      {wanted !== undefined && (
        <TextInput
          className={classes.search ?? ''}
          size="sm"
          autoFocus
          aria-label={t('questions.search')}
          placeholder={t('questions.search')}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && setWanted(undefined)}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the rows inside, heard in one place */}
      <ul className={classes.tree} ref={list} onKeyDown={keys} aria-label={t('questions.keys')}>
        {groups.map((group, at) => (
          <li key={group.name}>
            <TreeRow
              kind="group"
              isSelected={selection.group === at && selection.at === null}
              isTabStop={selection.group === at && selection.at === null}
              onSelect={() => onSelect({ group: at, at: null })}
              onDropQuestion={(from) => actions.move(from, { group: at, at: group.questions.length })}
              place={`${at}`}
              isLocked={isLocked}
            >
              <span className={classes.name}>{sayName(group.name)}</span>
              {group.repeat && <IconRepeat size={12} aria-label={t('questions.repeats')} />}
              <span className={classes.count}>{group.questions.length}</span>
            </TreeRow>
            <ul>
              {group.questions.map((question, position) =>
                fits(question) ? (
                  <li key={keyOf(at, position)}>
                    <TreeRow
                      kind="question"
                      isSelected={selection.group === at && selection.at === position}
                      isTabStop={selection.group === at && selection.at === position}
                      onSelect={() => onSelect({ group: at, at: position })}
                      onDropQuestion={(from) => actions.move(from, { group: at, at: position })}
                      place={`${at}.${position}`}
                      isLocked={isLocked}
                    >
                      <QuestionIcon kind={kindOf(question, propertyOf(body, question.name)) ?? 'text'} />
                      <span className={classes.name}>{question.shortLabel || question.label || question.name}</span>
                      {question.showIf && <IconGitBranch size={12} aria-label={t('questions.hasCondition')} />}
                    </TreeRow>
                  </li>
                ) : null,
              )}
            </ul>
          </li>
        ))}
      </ul>
      <DataFoot />
    </Pane>
  )
}
