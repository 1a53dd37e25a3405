import type { Field, Fields } from '@coverwright/blocks/definition'
import { definitions } from '@coverwright/blocks/definitions'
import type { BlockData } from '@coverwright/domain/build/page/page'
import { isWrittenText, type WrittenText } from '@coverwright/domain/build/page/rich-text'
import { createContext, useContext } from 'react'
import type { Area, Selected } from '../editing/shell-editing.ts'
import type { Point } from './caret.ts'

/** A text of a block: the property it is, or the way to it in a list. */
export interface TextPlace extends Selected {
  readonly path: string
}

export interface TextEditing {
  /** The text on the canvas that is being written. */
  readonly edited: (TextPlace & { readonly point?: Point | undefined }) | undefined
  readonly edit: (text: TextPlace, point?: Point) => void
  /** The first text of a block, for the keyboard. */
  readonly editFirst: (block: Selected) => boolean
  /** Back to where the keyboard came from. */
  readonly leave: () => void
  /** Unless another text is being written by now. */
  readonly end: (text: TextPlace) => void
}

export const TextEditingContext = createContext<TextEditing | null>(null)

export function useTextEditing(): TextEditing {
  const editing = useContext(TextEditingContext)
  if (!editing) throw new Error('No text is written here')
  return editing
}

/** Which block the texts inside are of. */
export interface BlockPlace {
  readonly area: Area
  readonly id: string
  readonly type: string
}

export const isSameText = (one: TextPlace | undefined, other: TextPlace) =>
  one !== undefined && one.area === other.area && one.id === other.id && one.path === other.path

const fieldIn = (fields: Fields, name: string): Field | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

export function fieldAt(type: string, path: string): Field | undefined {
  const [name = '', , inner] = path.split('.')
  const field = fieldIn(definitions[type]?.fields ?? {}, name)
  return inner !== undefined && field?.type === 'list' ? fieldIn(field.item, inner) : field
}

type Props = BlockData['props']
type Item = Readonly<Record<string, unknown>>

const itemsOf = (props: Props, name: string) => (Array.isArray(props[name]) ? (props[name] as readonly Item[]) : [])

export function textAt(props: Props, path: string, initial: WrittenText): WrittenText {
  const [name = '', at, inner] = path.split('.')
  const stored = inner === undefined ? props[name] : itemsOf(props, name)[Number(at)]?.[inner]
  return isWrittenText(stored) ? stored : initial
}

export function withTextAt(props: Props, path: string, text: WrittenText): Props {
  const [name = '', at, inner] = path.split('.')
  if (inner === undefined) return { ...props, [name]: text }
  const items = itemsOf(props, name)
  const item = items[Number(at)]
  return item ? { ...props, [name]: items.with(Number(at), { ...item, [inner]: text }) } : props
}
