import type { product } from '@coverwright/contract/product'
import type { HandlersOf } from '../../platform/http/handlers.ts'
import { createProduct } from './create-product.ts'
import { getBody } from './get-body.ts'
import { getProduct } from './get-product.ts'
import { getShell } from './get-shell.ts'
import { listProducts } from './list-products.ts'
import { moveToTrash } from './move-to-trash.ts'
import { restoreProduct } from './restore-product.ts'
import { updateBody } from './update-body.ts'
import { updateSettings } from './update-settings.ts'
import { updateShell } from './update-shell.ts'

export const productCalls: HandlersOf<typeof product> = {
  createProduct,
  getProduct,
  listProducts,
  moveToTrash,
  restoreProduct,
  updateSettings,
  getBody,
  updateBody,
  getShell,
  updateShell,
}
