/** It ships no types; this is what the tests use of it. */
declare module 's3rver' {
  import type { AddressInfo, Server } from 'node:net'

  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string }[]
    })
    readonly httpServer: Server
    run(): Promise<AddressInfo>
  }
}
