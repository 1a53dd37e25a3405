export { fillFrom } from '@coverwright/domain/base/message/gaps'

export const files = import.meta.glob('./*.json', { import: 'default' })
