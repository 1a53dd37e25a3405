export type { CountedRequest, CountedSite } from './site-traffic.ts'
