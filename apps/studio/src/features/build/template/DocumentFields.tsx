import {
  type DocumentBlock,
  type DocumentBlockType,
  type DocumentText,
  documentLimits,
  documentLists,
  headingSizes,
} from '@coverwright/domain/build/template/document-block'
import { NumberInput, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FactRows } from './FactRows.tsx'
import { fromMarked, keptMarked, toMarked } from './marked-text.ts'
import classes from './Template.module.css'
import type { ChangeDocument } from './template-session.ts'
import { Words } from './Words.tsx'

interface DocumentFieldsProps {
  readonly block: DocumentBlock
  readonly change: ChangeDocument
}

type Set<Type extends DocumentBlockType> = (recipe: (block: Extract<DocumentBlock, { type: Type }>) => void) => void

type Fields<Type extends DocumentBlockType> = (
  block: Extract<DocumentBlock, { type: Type }>,
  set: Set<Type>,
  t: (key: string) => string,
) => ReactNode

const fields: { readonly [Type in DocumentBlockType]: Fields<Type> } = {
  heading: ({ size, text }, set, t) => (
    <>
      <Select
        label={t('headingSize')}
        value={size}
        data={headingSizes.map((value) => ({ value, label: t(`sizes.${value}`) }))}
        allowDeselect={false}
        onChange={(value) => set((block) => void (block.size = headingSizes.find((one) => one === value) ?? size))}
      />
      <Words
        label={t('text')}
        value={text}
        maxLength={200}
        onChange={(value) => set((block) => void (block.text = value))}
      />
    </>
  ),
  paragraph: ({ text }, set, t) => (
    <Words
      label={t('text')}
      hint={t('marksHint')}
      value={toMarked(text)}
      maxLength={5000}
      isLong
      kept={keptMarked}
      onChange={(value) => set((block) => void (block.text = fromMarked(value)))}
    />
  ),
  list: ({ list, title }, set, t) => (
    <>
      <p className={classes.hint}>{t('listHint')}</p>
      <Select
        label={t('listWhich')}
        value={list}
        data={documentLists.map((value) => ({ value, label: t(`lists.${value}`) }))}
        allowDeselect={false}
        onChange={(value) => set((block) => void (block.list = documentLists.find((one) => one === value) ?? list))}
      />
      <Words
        label={t('over')}
        hint={t('overHint')}
        value={title}
        maxLength={120}
        onChange={(value) => set((block) => void (block.title = value))}
      />
    </>
  ),
  facts: ({ title, rows }, set, t) => (
    <>
      <Words
        label={t('over')}
        value={title}
        maxLength={120}
        onChange={(value) => set((block) => void (block.title = value))}
      />
      <FactRows rows={rows} most={documentLimits.facts} onChange={(recipe) => set((block) => recipe(block.rows))} />
    </>
  ),
  spacer: ({ height }, set, t) => (
    <NumberInput
      label={t('height')}
      value={height}
      min={4}
      max={200}
      clampBehavior="strict"
      onChange={(value) => set((block) => void (block.height = Math.max(4, Math.round(Number(value)))))}
    />
  ),
  divider: (_block, _set, t) => <p className={classes.hint}>{t('dividerHint')}</p>,
  'page-break': (_block, _set, t) => <p className={classes.hint}>{t('pageBreakHint')}</p>,
}

export function DocumentFields({ block, change }: DocumentFieldsProps) {
  const { t } = useTranslation('template')
  const { type, id } = block
  const set: Set<DocumentBlockType> = (recipe) =>
    change(
      ({ blocks }) => {
        const draft = blocks.find((one) => one.id === id)
        if (draft?.type === type) recipe(draft)
      },
      t(`blocks.${type}`),
      'typing',
    )
  // The types of block and fields fit one another: both come from the same key.
  return (fields[type] as Fields<DocumentBlockType>)(block, set, (key) => t(key))
}

interface DocumentHeadProps {
  readonly document: DocumentText
  readonly change: ChangeDocument
}

/** What the document has as a whole. */
export function DocumentHead({ document, change }: DocumentHeadProps) {
  const { t } = useTranslation('template')
  return (
    <>
      <Words
        label={t('documentTitle')}
        hint={t('documentTitleHint')}
        value={document.title}
        maxLength={documentLimits.title}
        onChange={(title) => change((draft) => void (draft.title = title), t('documentTitle'), 'typing')}
      />
      <p className={classes.hint}>{t('lockedHint')}</p>
    </>
  )
}
