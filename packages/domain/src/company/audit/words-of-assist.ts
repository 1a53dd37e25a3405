import type { AuditWords } from './words.ts'

const by = 'Somebody of the app'

/** The knowledge hub, its people and their questions. */
export const wordsOfAssist: AuditWords = {
  'hubFolder/createFolder': 'made the folder {} of the knowledge hub',
  'hubFolder/updateFolder': 'changed the folder {} of the knowledge hub',
  'hubFolder/publishFolder': 'published the folder {} of the knowledge hub',
  'hubFolder/unpublishFolder': 'unpublished the folder {} of the knowledge hub',
  'hubFolder/deleteFolder': 'deleted the folder {} of the knowledge hub',
  'hubFolder/setAccess': 'changed which groups read the folder {} of the knowledge hub',
  'hubFolder/endDraft': { by: 'The product', says: 'deleted the draft folder {}, which nobody published' },
  'hubFile/uploadFile': 'added the file {} to the knowledge hub',
  'hubFile/replaceFile': 'replaced the file {} of the knowledge hub',
  'hubFile/restoreFile': 'put the previous version of the file {} back',
  'hubFile/updateFile': 'changed the name or category of the file {}',
  'hubFile/deleteFile': 'deleted the file {} of the knowledge hub',
  'appMember/inviteMember': 'invited {somebody} to the app',
  'appMember/sendLink': 'sent {somebody} of the app a new link',
  'appMember/moveMember': 'moved {somebody} of the app to another group',
  'appMember/promoteMember': 'made {somebody} an admin of the app',
  'appMember/revertMember': 'made {somebody} a member of the app again',
  'appMember/blockMember': 'blocked {somebody} of the app',
  'appMember/unblockMember': 'let {somebody} of the app in again',
  'appMember/eraseMember': 'erased {somebody} of the app',
  'appMember/createGroup': 'made the group {} of the app',
  'appMember/renameGroup': 'renamed the group {} of the app',
  'appMember/deleteGroup': 'deleted the group {} of the app',
  'productTalk/openLink': { by, says: 'opened their link to the app' },
  'productTalk/renewLink': { by, says: 'asked for a new link to the app' },
  'productTalk/ask': { by, says: 'asked a question in the app' },
  'productTalk/rateAnswer': { by, says: 'rated an answer of the app' },
  'productTalk/askPerson': { by, says: 'asked a person in the app' },
  'productTalk/endTalk': { by, says: 'left the app' },
}
