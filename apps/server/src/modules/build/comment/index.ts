import { findProductsIn } from '../product/index.ts'
import { comments } from './tables.ts'

export const commentFinders = { comment: findProductsIn(comments) }
