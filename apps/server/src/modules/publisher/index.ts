export { publishProduct } from './publish-product.ts'
