import {
  type DocumentBlock,
  type DocumentText,
  documentLimits,
  documentLists,
  headingSizes,
} from '@coverwright/domain/build/template/document-block'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  type BlockFieldsProps,
  drawFields,
  type FieldsOf,
  HeadingField,
  HeightField,
  ParagraphField,
  TitleField,
} from './block-fields.tsx'
import { FactRows } from './FactRows.tsx'
import classes from './Template.module.css'
import type { ChangeDocument } from './template-session.ts'
import { Words } from './Words.tsx'

const fields: FieldsOf<DocumentBlock> = {
  heading: ({ size, text }, set, t) => (
    <>
      <Select
        label={t('headingSize')}
        value={size}
        data={headingSizes.map((value) => ({ value, label: t(`sizes.${value}`) }))}
        allowDeselect={false}
        onChange={(value) => set((block) => void (block.size = headingSizes.find((one) => one === value) ?? size))}
      />
      <HeadingField value={text} onChange={(value) => set((block) => void (block.text = value))} />
    </>
  ),
  paragraph: ({ text }, set) => (
    <ParagraphField value={text} onChange={(value) => set((block) => void (block.text = value))} />
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
      <TitleField
        hint={t('overHint.document')}
        value={title}
        onChange={(value) => set((block) => void (block.title = value))}
      />
    </>
  ),
  facts: ({ title, rows }, set) => (
    <>
      <TitleField value={title} onChange={(value) => set((block) => void (block.title = value))} />
      <FactRows rows={rows} most={documentLimits.facts} onChange={(recipe) => set((block) => recipe(block.rows))} />
    </>
  ),
  spacer: ({ height }, set) => (
    <HeightField value={height} most={200} onChange={(value) => set((block) => void (block.height = value))} />
  ),
  divider: (_block, _set, t) => <p className={classes.hint}>{t('dividerHint')}</p>,
  'page-break': (_block, _set, t) => <p className={classes.hint}>{t('pageBreakHint')}</p>,
}

export function DocumentFields(props: BlockFieldsProps<DocumentBlock>) {
  const { t } = useTranslation('template')
  return drawFields(fields, props, (key) => t(key))
}

interface DocumentHeadProps {
  readonly kind: 'document' | 'contract'
  readonly document: DocumentText
  readonly change: ChangeDocument
}

/** What the document has as a whole. */
export function DocumentHead({ kind, document, change }: DocumentHeadProps) {
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
      <p className={classes.hint}>{t(`lockedHint.${kind}`)}</p>
    </>
  )
}
