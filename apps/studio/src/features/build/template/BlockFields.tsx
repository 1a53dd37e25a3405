import { type MailBlock, mailLimits, pictureAddress } from '@coverwright/domain/build/template/mail-block'
import { mergedLink } from '@coverwright/domain/build/template/merged'
import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Address } from './Address.tsx'
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
import { Words } from './Words.tsx'

const fields: FieldsOf<MailBlock> = {
  heading: ({ text }, set) => (
    <HeadingField value={text} onChange={(value) => set((block) => void (block.text = value))} />
  ),
  paragraph: ({ text }, set) => (
    <ParagraphField value={text} onChange={(value) => set((block) => void (block.text = value))} />
  ),
  button: ({ label, link }, set, t) => (
    <>
      <Words
        label={t('label')}
        value={label}
        maxLength={80}
        onChange={(value) => set((block) => void (block.label = value))}
      />
      <Address
        label={t('link')}
        hint={t('linkHint')}
        value={link}
        schema={mergedLink}
        maxLength={500}
        onChange={(value) => set((block) => void (block.link = value))}
      />
    </>
  ),
  image: ({ address, alt, width }, set, t) => (
    <>
      <Address
        label={t('address')}
        hint={t('addressHint')}
        value={address}
        schema={pictureAddress}
        maxLength={300}
        onChange={(value) => set((block) => void (block.address = value))}
      />
      <Words
        label={t('alt')}
        hint={t('altHint')}
        value={alt}
        maxLength={200}
        onChange={(value) => set((block) => void (block.alt = value))}
      />
      <NumberInput
        label={t('width')}
        value={width}
        min={40}
        max={552}
        clampBehavior="strict"
        onChange={(value) => set((block) => void (block.width = Math.max(40, Math.round(Number(value)))))}
      />
    </>
  ),
  spacer: ({ height }, set) => (
    <HeightField value={height} most={80} onChange={(value) => set((block) => void (block.height = value))} />
  ),
  facts: ({ rows }, set) => (
    <FactRows rows={rows} most={mailLimits.facts} onChange={(recipe) => set((block) => recipe(block.rows))} />
  ),
  documents: ({ title }, set, t) => (
    <>
      <p className={classes.hint}>{t('documentsHint')}</p>
      <TitleField value={title} onChange={(value) => set((block) => void (block.title = value))} />
    </>
  ),
  columns: (_block, _set, t) => <p className={classes.hint}>{t('columnsHint')}</p>,
  divider: (_block, _set, t) => <p className={classes.hint}>{t('dividerHint')}</p>,
}

export function BlockFields(props: BlockFieldsProps<MailBlock>) {
  const { t } = useTranslation('template')
  return drawFields(fields, props, (key) => t(key))
}
