import { message } from '../../base/message/message.ts'

export const dataSourceMessages = {
  'data-source.not-refreshed': message(
    { name: 'vehicles' },
    { title: 'The data source {{name}} could not be refreshed: its rows are as they were' },
  ),
} as const
