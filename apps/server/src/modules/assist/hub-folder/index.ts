export { countFiles, getFolderInCompany } from './internal.ts'
export { keepVersion, type SentFile } from './keep-version.ts'
export { type HubFolderRow, hubAccess, hubFiles, hubFileVersions, hubFolders } from './tables.ts'
