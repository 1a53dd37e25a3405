export { componentDocument } from './document-kind.ts'
