export const dataSourceIds = {
  dataSource: 'company',
} as const

export const dataSourceReaders = {
  dataSources: ['project', 'designStudio'],
} as const
