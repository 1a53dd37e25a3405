export const hubFolderIds = {
  hubCoverFile: 'company',
  hubFolder: 'company',
} as const
