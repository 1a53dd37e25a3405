export { askModel } from './ask-model.ts'
export { isModelOn } from './settings.ts'
