import type { QuestionGroup } from '@coverwright/domain/build/question/question'
import { Button, Stack } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Pane, PaneSection } from '../../../../framework/editor/Pane.tsx'
import { Tag } from '../../../../framework/page/Tag.tsx'
import { examplesOf } from '../../../../parts/product/line-examples.ts'
import { useBody } from '../../body-editing/body-editing.ts'
import { sayName, sayNameWithin } from '../../body-editing/say-name.ts'
import { DataNameField } from '../dataset/DataNameField.tsx'
import { setAt } from '../editing/at-path.ts'
import { ChoiceField, NumberField, SwitchField, TextField } from '../editing/fields.tsx'
import classes from './QuestionInspector.module.css'
import type { QuestionActions } from './use-question-actions.ts'

interface GroupInspectorProps {
  readonly at: number
  readonly group: QuestionGroup
  readonly actions: QuestionActions
}

/** One page's worth of questions: its name, whether it is asked once or for each of several, and what a sale needs. */
export function GroupInspector({ at, group, actions }: GroupInspectorProps) {
  const { t } = useTranslation('body')
  const { change, isLocked, product } = useBody()
  const place = ['questions', 'groups', at] as const
  const repeat = [...place, 'repeat'] as const
  return (
    <Pane
      side="right"
      label={t('questions.properties')}
      title={
        <>
          {sayName(group.name)} <Tag>{t('questions.group')}</Tag>
        </>
      }
    >
      <PaneSection>
        <DataNameField at={[...place, 'name']} name={group.name} suggestion="" />
      </PaneSection>
      <PaneSection title={t('repeat.title')}>
        <SwitchField
          at={repeat}
          label={t('repeat.on')}
          hint={examplesOf(product.line).repeated}
          isOn={group.repeat !== undefined}
          onChange={(isOn) =>
            change(
              (draft) =>
                setAt(
                  draft,
                  repeat,
                  isOn ? { min: 1, max: 5, item: sayNameWithin(group.name), summary: '' } : undefined,
                ),
              t('repeat.on'),
            )
          }
        />
        {group.repeat && (
          <>
            <TextField at={[...repeat, 'item']} label={t('repeat.item')} hint={t('repeat.itemHint')} maxLength={60} />
            <div className={classes.pair}>
              <NumberField at={[...repeat, 'min']} label={t('repeat.min')} min={0} max={100} isRequired />
              <NumberField at={[...repeat, 'max']} label={t('repeat.max')} min={1} max={100} isRequired />
            </div>
            <TextField
              at={[...repeat, 'summary']}
              label={t('repeat.summary')}
              hint={t('repeat.summaryHint', { example: `{{${group.questions[0]?.name ?? 'name'}}}` })}
              maxLength={300}
            />
          </>
        )}
      </PaneSection>
      <StandardNames />
      {!isLocked && (
        <PaneSection>
          <Stack>
            <Button variant="default" leftSection={<IconTrash size={16} />} onClick={() => actions.removeGroup(at)}>
              {t('questions.deleteGroup')}
            </Button>
          </Stack>
        </PaneSection>
      )}
    </Pane>
  )
}

const standards = [
  ['holder', 'input'],
  ['email', 'input'],
  ['address', 'address'],
  ['coverStart', 'date'],
] as const

/** Which answers are what every sale needs: a policy is made out to somebody and sent somewhere. */
function StandardNames() {
  const { t } = useTranslation('body')
  const { body } = useBody()
  const asked = body.questions.groups.filter(({ repeat }) => !repeat).flatMap(({ questions }) => questions)
  return (
    <PaneSection title={t('standard.title')}>
      {standards.map(([key, type]) => (
        <ChoiceField
          key={key}
          at={['standard', key]}
          label={t(`standard.${key}`)}
          data={asked.filter((question) => question.type === type).map(({ name }) => ({ value: name, label: name }))}
          isClearable
          empty={null}
        />
      ))}
    </PaneSection>
  )
}
