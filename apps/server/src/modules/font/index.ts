export { serveFonts } from './serve-fonts.ts'
