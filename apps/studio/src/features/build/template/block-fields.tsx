import type { WrittenText } from '@coverwright/domain/build/page/rich-text'
import { NumberInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findBlock } from './block-editing.ts'
import { fromMarked, keptMarked, toMarked } from './marked-text.ts'
import type { Block, ChangeText } from './template-session.ts'
import { Words } from './Words.tsx'

type Of<B extends Block, Type extends B['type']> = Extract<B, { type: Type }>

/** Changes what is written in one block, wherever it stands. */
type Set<B> = (recipe: (block: B) => void) => void

type Fields<B extends Block, Type extends B['type']> = (
  block: Of<B, Type>,
  set: Set<Of<B, Type>>,
  t: (key: string) => string,
) => ReactNode

export type FieldsOf<B extends Block> = { readonly [Type in B['type']]: Fields<B, Type> }

export interface BlockFieldsProps<B extends Block> {
  readonly block: B
  readonly change: ChangeText<{ blocks: B[] }>
}

/** What can be set of one block. */
export function drawFields<B extends Block>(
  fields: FieldsOf<B>,
  { block, change }: BlockFieldsProps<B>,
  t: (key: string) => string,
): ReactNode {
  const { type, id } = block
  const set: Set<B> = (recipe) =>
    change(
      ({ blocks }) => {
        const draft = findBlock(blocks, id)
        if (draft?.type === type) recipe(draft)
      },
      t(`blocks.${type}`),
      'typing',
    )
  // The types of block and fields fit one another: both come from the same key.
  const draw = fields[type as B['type']] as unknown as (one: B, set: Set<B>, t: (key: string) => string) => ReactNode
  return draw(block, set, t)
}

interface WrittenProps<T> {
  readonly value: T
  readonly onChange: (value: T) => void
}

export function HeadingField({ value, onChange }: WrittenProps<string>) {
  const { t } = useTranslation('template')
  return <Words label={t('text')} value={value} maxLength={200} onChange={onChange} />
}

export function ParagraphField({ value, onChange }: WrittenProps<WrittenText>) {
  const { t } = useTranslation('template')
  return (
    <Words
      label={t('text')}
      hint={t('marksHint')}
      value={toMarked(value)}
      maxLength={5000}
      isLong
      kept={keptMarked}
      onChange={(text) => onChange(fromMarked(text))}
    />
  )
}

/** What stands over a block. */
export function TitleField({ value, hint, onChange }: WrittenProps<string> & { readonly hint?: string }) {
  const { t } = useTranslation('template')
  return <Words label={t('over')} hint={hint} value={value} maxLength={120} onChange={onChange} />
}

export function HeightField({ value, most, onChange }: WrittenProps<number> & { readonly most: number }) {
  const { t } = useTranslation('template')
  return (
    <NumberInput
      label={t('height')}
      value={value}
      min={4}
      max={most}
      clampBehavior="strict"
      onChange={(typed) => onChange(Math.max(4, Math.round(Number(typed))))}
    />
  )
}
