export { servePhotos } from './serve-photos.ts'
