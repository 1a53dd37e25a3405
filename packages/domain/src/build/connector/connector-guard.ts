import { design } from '../../permission-sets.ts'

export const connectorIds = {
  connector: 'company',
  task: 'company',
} as const

export const connectorReaders = {
  /** Whoever designs a journey chooses what it asks. */
  connectors: [...design, 'manage-connectors'],
} as const
