// A block says once which properties it has. From that come its component's types, its start values, the editor's
// form, and what a release keeps. Everything here is data: the browser never loads it.
import type { BlockData, Picture } from '@coverwright/domain/build/page/page'
import type { WrittenText } from '@coverwright/domain/build/page/rich-text'
import type { ComponentType, ReactNode } from 'react'

export type Field =
  | { readonly type: 'text' | 'longText'; readonly label: string; readonly initial: string }
  /** Paragraphs and lists, with marks. */
  | { readonly type: 'richText'; readonly label: string; readonly initial: WrittenText }
  | {
      readonly type: 'number'
      readonly label: string
      readonly initial: number
      readonly min: number
      readonly max: number
    }
  | {
      readonly type: 'choice'
      readonly label: string
      readonly initial: string
      readonly options: readonly FieldOption[]
    }
  | { readonly type: 'picture'; readonly label: string; readonly initial: Picture | null }
  /** Where it leads: see `isLink`. */
  | { readonly type: 'link'; readonly label: string; readonly initial: string }
  | { readonly type: 'questionGroup'; readonly label: string; readonly initial: string }
  | { readonly type: 'list'; readonly label: string; readonly item: Fields; readonly initial: readonly ListItem[] }
  | { readonly type: 'slot'; readonly label: string; readonly allow?: readonly string[] }

interface FieldOption {
  readonly value: string
  readonly label: string
}
type ListItem = Readonly<Record<string, WrittenText>>

export interface Fields {
  readonly [name: string]: Field
}

type ValueOf<F extends Field> = F extends { type: 'slot' }
  ? ReactNode
  : F extends { type: 'list'; item: infer Item extends Fields }
    ? readonly PropsOf<Item>[]
    : F extends { type: 'choice'; options: readonly { value: infer Value }[] }
      ? Value
      : F extends { type: 'number' }
        ? number
        : F extends { type: 'picture' }
          ? Picture | null
          : F extends { type: 'richText' }
            ? WrittenText
            : string

export type PropsOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> }

export interface BlockDefinition {
  readonly label: string
  /** What people call it elsewhere, who look for it. */
  readonly also?: string
  /** A socket is where a part of the body plugs in. */
  readonly group: 'section' | 'socket' | 'basic'
  readonly fields: Fields
  /** What a new one has instead of its start values, which stand in for what older ones lack. */
  readonly fresh?: Readonly<Record<string, unknown>>
  readonly view: BlockView
}

/** `never` takes a view with any properties; a tree is compiled against the fields those were derived from. */
export type BlockView = ComponentType<never>

export type { BlockData, Picture }
