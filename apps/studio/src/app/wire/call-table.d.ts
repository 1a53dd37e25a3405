declare module 'virtual:call-table' {
  import type { Contract } from '@coverwright/contract/call'

  /** The contract without its schemas. */
  export const callTable: Contract
  export const liveStreamPath: string
}
