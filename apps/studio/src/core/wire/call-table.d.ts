declare module 'virtual:call-table' {
  import type { CallTable } from '@coverwright/contract/call-table'

  /** The contract without its schemas. */
  export const callTable: CallTable
  export const liveStreamPath: string
  export const liveWindowHeader: string
}
