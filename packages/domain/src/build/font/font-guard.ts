export const fontIds = {
  font: 'company',
} as const
