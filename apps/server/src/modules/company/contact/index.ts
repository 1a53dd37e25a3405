export { eraseContactsWith } from './erase-contacts.ts'
export { contacts } from './tables.ts'
