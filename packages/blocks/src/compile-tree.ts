import { instanceType } from '@coverwright/domain/build/page/instance-type'
import { isLink } from '@coverwright/domain/build/page/link'
import type { TreeNode } from '@coverwright/domain/build/page/page-view'
import { isWrittenText, plainText, safeText } from '@coverwright/domain/build/page/rich-text'
import type { BlockData, BlockDefinition, Field, Fields } from './definition.ts'
import { lookRule } from './look.ts'
import { mustShow } from './must-show.ts'

export interface CompiledTree {
  readonly nodes: TreeNode[]
  readonly rules: string[]
}

/** From the editor's stored data to what a release shows: declared properties of their type only, looks as CSS rules. */
export function compileTree(
  content: readonly BlockData[],
  definitions: Readonly<Record<string, BlockDefinition>>,
): CompiledTree {
  const rules: string[] = []
  const compile = (block: BlockData): TreeNode[] => {
    const { type, props: stored } = block
    // What follows a component is published as what it is made of: nobody who visits a page needs to know.
    if (type === instanceType) return contentOf(stored).flatMap(compile)
    const definition = Object.hasOwn(definitions, type) ? definitions[type] : undefined
    if (!definition) throw new Error(`No block is called ${type}`)
    const props: Record<string, unknown> = {}
    const slots: Record<string, TreeNode[]> = {}
    for (const [name, field] of Object.entries(definition.fields)) {
      if (field.type !== 'slot') props[name] = valueOf(field, stored[name])
      else slots[name] = ((stored[name] ?? []) as BlockData[]).flatMap(compile)
    }
    const rule = lookRule({ id: stored.id, type, mustShow: mustShow(block, definitions) }, stored)
    if (rule) rules.push(rule)
    return [
      {
        type,
        id: stored.id,
        props,
        ...(Object.keys(slots).length > 0 && { slots }),
        ...(rule && { hasLook: true as const }),
      },
    ]
  }
  return { nodes: content.flatMap(compile), rules }
}

const contentOf = ({ content }: BlockData['props']) => (content ?? []) as BlockData[]

/** A stored value of another type than its field's would break the page for every visitor: the start value stands in. */
function valueOf(field: Exclude<Field, { type: 'slot' }>, stored: unknown): unknown {
  switch (field.type) {
    case 'number':
      return typeof stored === 'number' ? Math.min(Math.max(stored, field.min), field.max) : field.initial
    case 'choice':
      return field.options.some(({ value }) => value === stored) ? stored : field.initial
    case 'picture':
      return isObject(stored) && isOwnAddress(stored['src']) ? stored : field.initial
    case 'link':
      return typeof stored === 'string' && isLink(stored) ? stored : field.initial
    case 'list':
      return Array.isArray(stored) ? stored.filter(isObject).map((item) => itemOf(field.item, item)) : field.initial
    case 'richText':
      return safeText(stored) ?? field.initial
    case 'text':
    case 'longText':
    case 'questionGroup':
    default:
      return isWrittenText(stored) ? plainText(safeText(stored) ?? '') : field.initial
  }
}

const itemOf = (fields: Fields, item: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.type === 'slot' ? [] : [[name, valueOf(field, item[name])]],
    ),
  )

/** A published page loads nothing from elsewhere. */
const isOwnAddress = (src: unknown) => typeof src === 'string' && /^\/(?!\/)/.test(src)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
