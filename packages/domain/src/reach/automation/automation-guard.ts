export const automationIds = {
  automationAction: 'company',
  automationRun: 'company',
} as const
