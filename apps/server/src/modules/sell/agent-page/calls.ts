import type { directPage } from '@coverwright/contract/sell/direct-page'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { askAgain } from './ask-again.ts'
import { bindSubdomain } from './bind-subdomain.ts'
import { changePage } from './change-page.ts'
import { choosePageTemplate, listPageTemplates, previewPage } from './choose-template.ts'
import { confirmPage, declinePage, openConfirmation } from './confirm-page.ts'
import { createMany } from './create-many.ts'
import { createPage } from './create-page.ts'
import { designPage, previewDraft } from './design-page.ts'
import { getPage } from './get-page.ts'
import { listLeads, removeLead } from './leads.ts'
import { listPages } from './list-pages.ts'
import { getSample, readUpload } from './read-upload.ts'
import { removePage } from './remove-page.ts'
import { activatePage, deactivatePage } from './switch-page.ts'

export const directPageCalls: HandlersOf<typeof directPage> = {
  list: listPages,
  get: getPage,
  create: createPage,
  getSample,
  readUpload,
  createMany,
  change: changePage,
  listTemplates: listPageTemplates,
  previewTemplate: previewPage,
  chooseTemplate: choosePageTemplate,
  design: designPage,
  previewDraft,
  bindSubdomain,
  activate: activatePage,
  deactivate: deactivatePage,
  remove: removePage,
  invite: askAgain,
  openConfirmation,
  confirm: confirmPage,
  decline: declinePage,
  listLeads,
  removeLead,
}
