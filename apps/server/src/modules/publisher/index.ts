export { accessesOf, setAccess } from './access.ts'
export { publishProduct } from './publish-product.ts'
