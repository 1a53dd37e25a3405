export { askModel, haveWritten } from './ask-model.ts'
export { isModelOn, modelHostFor, requireModel } from './settings.ts'
