export const agentIds = {
  agent: 'company',
} as const

export const agentReaders = {
  agents: ['manage-agents', 'directPage', 'project'],
} as const
