export { designOf, makeProduct } from './designs.ts'
