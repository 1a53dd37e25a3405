import type { SlotRules } from '@coverwright/domain/build/page/block-tree'
import { definitions } from './definitions.ts'

/** The slots of a type of block, with what each takes. */
export const slotRules: SlotRules = (type) =>
  Object.entries(definitions[type]?.fields ?? {}).flatMap(([name, field]) =>
    field.type === 'slot' ? [{ name, ...(field.allow && { allow: field.allow }) }] : [],
  )
