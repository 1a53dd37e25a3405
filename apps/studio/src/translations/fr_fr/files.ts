export const files = import.meta.glob('./*.json', { import: 'default' })
