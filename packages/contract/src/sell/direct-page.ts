import { Template, TemplatePreview } from '@coverwright/domain/build/template/template'
import { AgentBatch, JudgedAgent, MadeAgent } from '@coverwright/domain/sell/agent-page/agent-list'
import {
  AgentPage,
  AgentPageChange,
  AgentPageFilter,
  AgentPageForm,
  AgentPageRef,
  ConfirmationCard,
  ConfirmationForm,
  ConfirmationToken,
  Lead,
  LeadFilter,
  LeadRef,
  PageDraft,
  PagePreview,
  PageTemplate,
  SubdomainForm,
  TemplateChoice,
} from '@coverwright/domain/sell/agent-page/agent-page'
import { z } from 'zod'
import { anyone, call, can, group } from '../call.ts'

const access = can('directPage')
const changing = { access, audit: true } as const
const makingErrors = [
  'agent-page.too-many',
  'agent-page.agent-has-one',
  'agent-page.agent-deactivated',
  'agent-page.too-many-mails',
] as const
const choosingErrors = [
  'agent-page.not-found',
  'template.not-found',
  'template.not-published',
  'template.does-not-fit',
  'template.no-such-language',
] as const
const profileErrors = ['photo.not-found', 'product.not-found', 'agent-page.no-appointed-representatives'] as const

/** Home pages of agents, each on a name of its own. */
export const directPage = group('directPage', {
  list: call({
    access,
    paged: ['agentName', 'agentEmail', 'status', 'createdAt', 'updatedAt'],
    input: AgentPageFilter,
    output: AgentPage,
  }),
  get: call({ access, method: 'GET', input: AgentPageRef, output: AgentPage, errors: ['agent-page.not-found'] }),
  /** Makes the agent too, where the address is nobody's yet, and asks them by mail to confirm. */
  create: call({
    ...changing,
    // It shows a product, and changes nothing of it.
    isForReaders: true,
    input: AgentPageForm,
    output: AgentPage,
    errors: [...profileErrors, ...makingErrors],
  }),
  /** A workbook to fill in. */
  getSample: call({
    access,
    input: z.strictObject({}),
    output: z.object({ name: z.string(), content: z.base64() }),
  }),
  /** The agents that a workbook lists, each with what is wrong with it. Nothing is made of them, and nothing kept. */
  readUpload: call({
    ...changing,
    takesFile: true,
    input: z
      .strictObject({ fileName: z.string().trim().min(1).max(200) })
      .meta({ examples: [{ fileName: 'Agents.xlsx' }], 'x-file-kind': 'agents' }),
    output: z.array(JudgedAgent),
    errors: ['agent-page.unreadable', 'file.too-large', 'file.empty'],
  }),
  /** All of them, or none where something is wrong with one. */
  createMany: call({ ...changing, input: AgentBatch, output: z.array(MadeAgent), errors: makingErrors }),
  /** Whoever newly calls the agent an appointed representative has the agent asked again: nobody sees the page meanwhile. */
  change: call({
    ...changing,
    isForReaders: true,
    isLive: true,
    input: AgentPageChange,
    output: AgentPage,
    errors: [
      ...profileErrors,
      'agent-page.not-found',
      'agent-page.changed-meanwhile',
      'agent-page.agent-deactivated',
      'agent-page.too-many-mails',
    ],
  }),
  /** What a page can be drawn with. */
  listTemplates: call({ access, input: z.strictObject({}), output: z.array(PageTemplate) }),
  /** The page as it would be drawn, before that is chosen. */
  previewTemplate: call({ access, input: TemplateChoice, output: PagePreview, errors: choosingErrors }),
  chooseTemplate: call({
    ...changing,
    isLive: true,
    input: TemplateChoice,
    output: AgentPage,
    errors: [...choosingErrors, 'template.in-trash'],
  }),
  /**
   * A template for this page alone, which begins as the page is drawn now and is written and published as others are. Whoever
   * asks for one has the right to templates too.
   */
  design: call({
    ...changing,
    isLive: true,
    input: AgentPageRef,
    output: Template,
    errors: ['agent-page.not-found', 'template.not-yours', 'template.too-many', 'template.name-taken'],
  }),
  /** What is written of a template, as this page would be drawn with it. For whoever may read both. */
  previewDraft: call({
    access,
    input: PageDraft,
    output: TemplatePreview,
    errors: [
      'agent-page.not-found',
      'template.not-found',
      'template.not-yours',
      'template.unfinished',
      'template.does-not-fit',
      'template.no-such-language',
    ],
  }),
  /** Takes the name for the page, and lets go of the one it had. */
  bindSubdomain: call({
    ...changing,
    isLive: true,
    input: SubdomainForm,
    output: AgentPage,
    errors: ['agent-page.not-found', 'agent-page.host-taken', 'release.host-refused'],
  }),
  activate: call({
    access: can('publish-live'),
    audit: true,
    isLive: true,
    input: AgentPageRef,
    output: AgentPage,
    errors: [
      'agent-page.not-found',
      'agent-page.already-active',
      'agent-page.not-confirmed',
      'agent-page.no-subdomain',
      'agent-page.name-lost',
      'agent-page.agent-deactivated',
    ],
  }),
  deactivate: call({
    ...changing,
    isLive: true,
    input: AgentPageRef,
    output: AgentPage,
    errors: ['agent-page.not-found', 'agent-page.already-inactive'],
  }),
  /** With all that it says; what was sold by it stays the agent's. */
  remove: call({ ...changing, isLive: true, input: AgentPageRef, output: z.null(), errors: ['agent-page.not-found'] }),
  /** Asks the agent to confirm once more; the link that was mailed before works no longer. */
  invite: call({
    ...changing,
    input: AgentPageRef,
    output: AgentPage,
    errors: [
      'agent-page.not-found',
      'agent-page.already-confirmed',
      'agent-page.asked-lately',
      'agent-page.agent-deactivated',
      'agent-page.too-many-mails',
    ],
  }),
  /** Opening changes nothing: programs that look at mails open every link. */
  openConfirmation: call({
    access: anyone,
    input: ConfirmationToken,
    output: ConfirmationCard,
    errors: ['agent-page.link-expired'],
  }),
  confirm: call({
    access: anyone,
    audit: true,
    input: ConfirmationForm,
    output: ConfirmationCard,
    errors: ['agent-page.link-expired', 'agent-page.already-confirmed'],
  }),
  decline: call({
    access: anyone,
    audit: true,
    input: ConfirmationToken,
    output: ConfirmationCard,
    errors: ['agent-page.link-expired', 'agent-page.already-confirmed'],
  }),
  /** What visitors of the pages wrote to their agents. */
  listLeads: call({
    access,
    paged: ['createdAt'],
    input: LeadFilter,
    output: Lead,
    errors: ['agent-page.not-found'],
  }),
  removeLead: call({ ...changing, input: LeadRef, output: z.null(), errors: ['agent-page.lead-not-found'] }),
})
