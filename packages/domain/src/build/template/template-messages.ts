import { message } from '../../base/message/message.ts'

export const templateMessages = {
  'template.not-filled': message(
    { name: 'Welcome' },
    {
      title:
        'The template “{{name}}” lacked a value or took too long to print, and was not used: give each field a fallback, or shorten it',
    },
  ),
} as const
