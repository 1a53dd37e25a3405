declare module 'virtual:call-table' {
  /** The contract without its schemas. */
  export const callTable: import('@coverwright/contract/call').Contract
  export const liveStreamPath: string
}
