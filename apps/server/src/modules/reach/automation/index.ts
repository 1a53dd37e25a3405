export type { Standard } from './compose.ts'
export { planRuns, unlessTakenOver } from './plan-runs.ts'
export { automationActions, automationRuns, automationSettings } from './tables.ts'
