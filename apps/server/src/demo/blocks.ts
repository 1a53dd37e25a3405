import type { BlockData, Page } from '@coverwright/domain/build/page/page'

export const block = (type: string, id: string, props: Readonly<Record<string, unknown>> = {}): BlockData => ({
  type,
  props: { id, ...props },
})

export const progress = block('Progress', 'progress')

export const main = (...content: BlockData[]) => block('Main', 'main', { content })

export const beside = (first: BlockData[], second: BlockData[], onPhone: 'hidden' | 'above' | 'below' = 'hidden') =>
  block('Columns', 'columns', { width: 'wide', onPhone, first, second })

export const prose = (path: string, title: string, text: string): Page => ({
  role: 'text',
  path,
  title,
  content: [main(block('Text', 'text', { title, text }))],
})
