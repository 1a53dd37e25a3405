export { fontCarrier } from './carry-fonts.ts'
export { serveFonts } from './serve-fonts.ts'
