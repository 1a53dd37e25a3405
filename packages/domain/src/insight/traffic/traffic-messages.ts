import { message } from '../../base/message/message.ts'

export const trafficMessages = {
  'traffic.site-down': message({ host: 'pet.example.com' }, { title: '{{host}} does not answer' }),
} as const
