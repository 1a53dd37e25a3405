export { readableFolders } from './readable.ts'
