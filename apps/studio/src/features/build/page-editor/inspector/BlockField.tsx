import type { Field } from '@coverwright/blocks/definition'
import { Link } from '@coverwright/domain/build/page/link'
import type { BlockData, Picture } from '@coverwright/domain/build/page/page'
import { isWrittenText } from '@coverwright/domain/build/page/rich-text'
import { blockTextKey } from '@coverwright/domain/build/page/shell-texts'
import { ActionIcon, Button, NumberInput, SegmentedControl, Select, TextInput, Tooltip } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { problemOf } from '../../../../core/text/said.ts'
import { PictureField } from '../../photo/PictureField.tsx'
import { pageOfArea, type Selected, useShell } from '../editing/shell-editing.ts'
import classes from '../PageEditor.module.css'
import { sayBlock } from '../say-block.ts'
import { RichTextField } from './RichTextField.tsx'
import { TranslatedText } from './TranslatedText.tsx'

interface BlockFieldProps {
  readonly at: Selected
  readonly block: BlockData
  readonly name: string
  readonly field: Field
}

/** One property of a block, as its definition says it is edited. */
export function BlockField({ at, block, name, field }: BlockFieldProps) {
  const { changeBlock } = useShell()
  const { id } = block.props
  const stored = block.props[name]
  const set = (value: unknown) => changeBlock(at, (props) => ({ ...props, [name]: value }), `${id} ${field.label}`)
  if (field.type === 'list') return <ListField at={at} block={block} name={name} field={field} />
  return <ValueField field={field} stored={stored} set={set} textPath={name} at={at} />
}

interface ValueFieldProps {
  readonly field: Field
  readonly stored: unknown
  readonly set: (value: unknown) => void
  /** Of the text inside its block, for its translations. */
  readonly textPath: string
  readonly at: Selected
}

function ValueField({ field, stored, set, textPath, at }: ValueFieldProps) {
  const { t } = useTranslation('page-editor')
  const editing = useShell()
  const { isLocked, body, shell } = editing
  const label = sayBlock(field.label)
  switch (field.type) {
    case 'text':
    case 'longText': {
      const text = isWrittenText(stored) ? stored : field.initial
      return (
        <TranslatedText
          textKey={blockTextKey(pageOfArea(editing, at.area), at.id, textPath)}
          label={label}
          text={text}
          isLong={field.type === 'longText'}
          set={set}
        />
      )
    }
    case 'richText':
      return (
        <RichTextField
          textKey={blockTextKey(pageOfArea(editing, at.area), at.id, textPath)}
          label={label}
          text={isWrittenText(stored) ? stored : field.initial}
          set={set}
        />
      )
    case 'number':
      return (
        <NumberInput
          size="sm"
          label={label}
          suffix=" px"
          min={field.min}
          max={field.max}
          readOnly={isLocked}
          value={typeof stored === 'number' ? stored : field.initial}
          onChange={(value) => set(typeof value === 'number' ? value : field.initial)}
        />
      )
    case 'choice': {
      const value = typeof stored === 'string' ? stored : field.initial
      const data = field.options.map((option) => ({ value: option.value, label: sayBlock(option.label) }))
      return data.length > 3 ? (
        <Select
          size="sm"
          label={label}
          data={data}
          value={value}
          allowDeselect={false}
          readOnly={isLocked}
          onChange={set}
        />
      ) : (
        <div className={classes.choice}>
          <span>{label}</span>
          <SegmentedControl aria-label={label} data={data} value={value} readOnly={isLocked} onChange={set} fullWidth />
        </div>
      )
    }
    case 'picture':
      // A stored picture has passed the shell's model, or there is none.
      return (
        <PictureField
          label={label}
          picture={(stored ?? null) as Picture | null}
          onChange={set}
          isLocked={isLocked}
          hasFrame={textPath === 'picture'}
        />
      )
    case 'questionGroup':
      return (
        <Select
          size="sm"
          label={label}
          description={t('inspector.groupHint')}
          data={body?.questions.groups.map(({ name }) => name) ?? []}
          value={typeof stored === 'string' ? stored : null}
          allowDeselect={false}
          readOnly={isLocked}
          onChange={set}
        />
      )
    case 'link': {
      const value = typeof stored === 'string' ? stored : field.initial
      return (
        <TextInput
          size="sm"
          label={label}
          list="cw-pages"
          value={value}
          readOnly={isLocked}
          error={problemOf(Link.safeParse(value).error)}
          onChange={({ currentTarget }) => set(currentTarget.value)}
          inputContainer={(children) => (
            <>
              {children}
              <datalist id="cw-pages">
                {shell.pages.map(({ path, title }) => (
                  <option key={path} value={path}>
                    {title}
                  </option>
                ))}
              </datalist>
            </>
          )}
        />
      )
    }
    case 'list':
    case 'slot':
    default:
      return null
  }
}

interface ListFieldProps extends BlockFieldProps {
  readonly field: Extract<Field, { type: 'list' }>
}

type Item = Readonly<Record<string, unknown>>

function ListField({ at, block, name, field }: ListFieldProps) {
  const { t } = useTranslation('page-editor')
  const { changeBlock, isLocked } = useShell()
  const stored = block.props[name]
  const items = (Array.isArray(stored) ? stored : field.initial) as readonly Item[]
  const setItems = (next: readonly Item[], label: string) =>
    changeBlock(at, (props) => ({ ...props, [name]: next }), `${block.props.id} ${label}`)
  const fresh = Object.fromEntries(
    Object.entries(field.item).flatMap(([each, part]) => (part.type === 'slot' ? [] : [[each, part.initial]])),
  )
  const swap = (from: number, to: number) => {
    const [one, other] = [items[from], items[to]]
    if (one && other) setItems(items.with(from, other).with(to, one), `${name} ${from} ${to}`)
  }
  return (
    <fieldset className={classes.list}>
      <legend>{sayBlock(field.label)}</legend>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two entries may say the same; their place is all that tells them apart
        <div key={index} className={classes.item}>
          {Object.entries(field.item).map(([each, part]) => (
            <ValueField
              key={each}
              field={part}
              stored={item[each]}
              at={at}
              textPath={`${name}.${index}.${each}`}
              set={(value) => setItems(items.with(index, { ...item, [each]: value }), `${name} ${index} ${each}`)}
            />
          ))}
          <div className={classes.itemTools}>
            <Tooltip label={t('list.up')}>
              <ActionIcon
                size="sm"
                aria-label={t('list.upOf', { number: index + 1 })}
                disabled={isLocked || index === 0}
                onClick={() => swap(index, index - 1)}
              >
                <IconArrowUp size={14} />
              </ActionIcon>
            </Tooltip>
            <Tooltip label={t('list.down')}>
              <ActionIcon
                size="sm"
                aria-label={t('list.downOf', { number: index + 1 })}
                disabled={isLocked || index === items.length - 1}
                onClick={() => swap(index, index + 1)}
              >
                <IconArrowDown size={14} />
              </ActionIcon>
            </Tooltip>
            <Tooltip label={t('list.remove')}>
              <ActionIcon
                size="sm"
                aria-label={t('list.removeOf', { number: index + 1 })}
                disabled={isLocked}
                onClick={() => setItems(items.toSpliced(index, 1), `${name} -${index}`)}
              >
                <IconX size={14} />
              </ActionIcon>
            </Tooltip>
          </div>
        </div>
      ))}
      <Button
        size="sm"
        variant="default"
        disabled={isLocked}
        leftSection={<IconPlus size={14} />}
        onClick={() => setItems([...items, fresh], `${name} +${items.length}`)}
      >
        {t('list.add')}
      </Button>
    </fieldset>
  )
}
