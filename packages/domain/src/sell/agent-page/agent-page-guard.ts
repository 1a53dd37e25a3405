export const agentPageIds = {
  agentLead: 'company',
  agentPage: 'company',
} as const
