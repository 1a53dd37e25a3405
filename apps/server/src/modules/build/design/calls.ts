import type { product } from '@coverwright/contract/build/product'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { duplicateProduct, exportDesign, importDesign } from './designs.ts'

export const designProductCalls = { duplicateProduct, exportDesign, importDesign } satisfies Partial<
  HandlersOf<typeof product>
>
