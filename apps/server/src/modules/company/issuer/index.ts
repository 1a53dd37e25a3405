export { findIssuerOn, insertIssuer } from './internal.ts'
