import {
  type MailBlock,
  type MailBlockType,
  mailLimits,
  pictureAddress,
} from '@coverwright/domain/build/template/mail-block'
import { mergedLink } from '@coverwright/domain/build/template/merged'
import { NumberInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Address } from './Address.tsx'
import { findBlock } from './block-editing.ts'
import { FactRows } from './FactRows.tsx'
import { fromMarked, keptMarked, toMarked } from './marked-text.ts'
import classes from './Template.module.css'
import type { ChangeMail } from './template-session.ts'
import { Words } from './Words.tsx'

interface BlockFieldsProps {
  readonly block: MailBlock
  readonly change: ChangeMail
}

/** Changes what is written in one block, wherever it stands. */
type Set<Type extends MailBlockType> = (recipe: (block: Extract<MailBlock, { type: Type }>) => void) => void

type Fields<Type extends MailBlockType> = (
  block: Extract<MailBlock, { type: Type }>,
  set: Set<Type>,
  t: (key: string) => string,
) => ReactNode

const fields: { readonly [Type in MailBlockType]: Fields<Type> } = {
  heading: ({ text }, set, t) => (
    <Words
      label={t('text')}
      value={text}
      maxLength={200}
      onChange={(value) => set((block) => void (block.text = value))}
    />
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
  spacer: ({ height }, set, t) => (
    <NumberInput
      label={t('height')}
      value={height}
      min={4}
      max={80}
      clampBehavior="strict"
      onChange={(value) => set((block) => void (block.height = Math.max(4, Math.round(Number(value)))))}
    />
  ),
  facts: ({ rows }, set) => (
    <FactRows rows={rows} most={mailLimits.facts} onChange={(recipe) => set((block) => recipe(block.rows))} />
  ),
  documents: ({ title }, set, t) => (
    <>
      <p className={classes.hint}>{t('documentsHint')}</p>
      <Words
        label={t('over')}
        value={title}
        maxLength={120}
        onChange={(value) => set((block) => void (block.title = value))}
      />
    </>
  ),
  columns: (_block, _set, t) => <p className={classes.hint}>{t('columnsHint')}</p>,
  divider: (_block, _set, t) => <p className={classes.hint}>{t('dividerHint')}</p>,
}

export function BlockFields({ block, change }: BlockFieldsProps) {
  const { t } = useTranslation('template')
  const { type } = block
  const set: Set<MailBlockType> = (recipe) =>
    change(
      ({ blocks }) => {
        const draft = findBlock(blocks, block.id)
        if (draft?.type === type) recipe(draft)
      },
      t(`blocks.${type}`),
      'typing',
    )
  // The types of block and fields fit one another: both come from the same key.
  return (fields[type] as Fields<MailBlockType>)(block, set, (key) => t(key))
}
