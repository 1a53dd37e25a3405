export { followMedia, submitMedia } from './follow-media.ts'
