export { fontCarrier } from './carry-fonts.ts'
export { filesOfFonts } from './files-of-fonts.ts'
export { serveFonts } from './serve-fonts.ts'
