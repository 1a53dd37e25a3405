import type { Option } from '@coverwright/domain/build/dataset/option'
import { messages } from '@coverwright/domain/messages'
import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core'
import { IconGripVertical, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../../core/text/said.ts'
import { whenReleased } from '../../../../framework/form/when-released.ts'
import { useBody } from '../../body-editing/body-editing.ts'
import { type Path, placeText } from '../../body-editing/place.ts'
import { valueAt } from '../editing/at-path.ts'
import classes from '../questions/QuestionInspector.module.css'
import { OptionsAsText } from './OptionsAsText.tsx'
import { optionsFromText, valueFor } from './paste-options.ts'

interface OptionsEditorProps {
  readonly at: Path
  readonly options: readonly Option[]
}

/** So many are shown to be edited one by one; longer lists are pasted from a spreadsheet. */
const shown = 60

/** Labels buyers read, and the value pricing knows each by. A column pasted from a spreadsheet becomes as many options. */
export function OptionsEditor({ at, options }: OptionsEditorProps) {
  const { t } = useTranslation('body')
  const { change, isLocked, problems } = useBody()
  const [wasLeft, setLeft] = useState(false)
  // A list that is begun is written as a text: a line for each, as it would be on paper.
  const [isText, setText] = useState(options.length === 0)
  const place = placeText(at)
  const own = problems.find(({ path }) => placeText(path) === place)

  const edit = (recipe: (list: Option[]) => void, label: string) =>
    change((draft) => recipe(valueAt(draft, at) as Option[]), label)
  const add = (position: number) =>
    edit((list) => void list.splice(position, 0, { value: '', label: '' }), t('options.add'))

  const paste = (event: ClipboardEvent, position: number) => {
    const pasted = optionsFromText(event.clipboardData.getData('text'))
    if (pasted.length < 2) return
    event.preventDefault()
    edit(
      (list) => {
        const isBlank = list[position]?.label === ''
        list.splice(position, isBlank ? 1 : 0, ...pasted)
      },
      t('options.paste', { count: pasted.length }),
    )
  }

  const keys = (event: KeyboardEvent, position: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by !== 0 && event.altKey) {
      event.preventDefault()
      edit((list) => {
        const [moved] = list.splice(position, 1)
        if (moved) list.splice(Math.max(0, position + by), 0, moved)
      }, t('options.move'))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      add(position + 1)
    }
  }

  const writeLabel = (position: number, label: string) =>
    edit((list) => {
      const option = list[position]
      if (!option) return
      // The value follows the label until it was given one of its own.
      if (option.value === '' || option.value === valueFor(option.label)) option.value = valueFor(label)
      option.label = label
    }, t('options.label'))

  if (isText && !isLocked)
    return (
      <div data-at={place}>
        <OptionsAsText
          onChange={(next) => edit((list) => void list.splice(0, list.length, ...next), t('options.asText'))}
          onLeave={() => setText(false)}
        />
      </div>
    )
  return (
    <div data-at={place} onBlur={() => whenReleased(() => setLeft(true))}>
      <ul className={classes.options}>
        {options.slice(0, shown).map((option, position) => {
          const isTwice = options.findIndex(({ value }) => value === option.value) < position
          return (
            // oxlint-disable-next-line react/no-array-index-key -- while options are written two may be alike
            <li key={position} className={classes.option}>
              <TextInput
                size="sm"
                aria-label={t('options.labelOf', { number: position + 1 })}
                placeholder={t('options.label')}
                value={option.label}
                maxLength={200}
                readOnly={isLocked}
                leftSection={<IconGripVertical size={12} />}
                onChange={(event) => writeLabel(position, event.currentTarget.value)}
                onPaste={(event) => paste(event, position)}
                onKeyDown={(event) => keys(event, position)}
                data-at={placeText([...at, position, 'label'])}
              />
              <TextInput
                size="sm"
                aria-label={t('options.valueOf', { number: position + 1 })}
                placeholder={t('options.value')}
                value={option.value}
                maxLength={200}
                readOnly={isLocked}
                styles={{ input: { fontFamily: 'var(--cw-mono)' } }}
                error={isTwice && option.value !== '' ? said(messages.alreadyExists) : undefined}
                onChange={(event) => {
                  const { value } = event.currentTarget
                  edit((list) => {
                    const edited = list[position]
                    if (edited) edited.value = value
                  }, t('options.value'))
                }}
                data-at={placeText([...at, position, 'value'])}
              />
              <ActionIcon
                size="sm"
                disabled={isLocked}
                aria-label={t('options.remove', { name: option.label || position + 1 })}
                onClick={() => edit((list) => void list.splice(position, 1), t('options.removeOne'))}
              >
                <IconTrash size={14} />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
      {options.length > shown && <Text size="xs">{t('options.more', { count: options.length - shown })}</Text>}
      {own && wasLeft && (
        <Text size="xs" c="danger" role="alert">
          {own.message}
        </Text>
      )}
      <Group gap={8} mt={8} justify="space-between">
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} />}
          disabled={isLocked}
          onClick={() => add(options.length)}
        >
          {t('options.add')}
        </Button>
        <Text size="xs" c="dimmed">
          {t('options.pasteHint')}
        </Text>
      </Group>
    </div>
  )
}
