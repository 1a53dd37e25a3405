export const componentIds = {
  component: 'company',
} as const

export const componentReaders = {
  designParts: ['designStudio', 'project', 'approve-components'],
} as const
