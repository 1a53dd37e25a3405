declare module 'virtual:call-table' {
  import type { TravelTable } from '@coverwright/contract/travel'

  /** The contract without its schemas. */
  export const callTable: TravelTable
  export const liveStreamPath: string
  export const liveWindowHeader: string
}
