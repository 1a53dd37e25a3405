import { message } from '../../base/message/message.ts'

export const maintenanceMessages = {
  'maintenance.key-issued': message({}, { title: 'Support has issued a security key for your maintenance portal' }),
  'maintenance.document-replaced': message(
    { product: 'Quay pet', name: 'Ada Finch', link: 'https://example.com/publisher' },
    {
      title: 'The provider replaced a document of {{product}}',
      text: [
        'Hello {{name}},',
        'The provider replaced a document of {{product}}. Your sites show the new one; what was sold keeps its own.',
        'See your sites:\n{{link}}',
      ],
    },
  ),
} as const
