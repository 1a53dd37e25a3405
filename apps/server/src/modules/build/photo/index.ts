export { photoCarrier } from './carry-photos.ts'
export { filesOfPhotos } from './files-of-photos.ts'
export { redrawPhoto } from './redraw-photo.ts'
export { servePhotos } from './serve-photos.ts'
