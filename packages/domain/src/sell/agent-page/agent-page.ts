import { z } from 'zod'
import { languages } from '../../base/language/language.ts'
import { templateLifecycle } from '../../build/template/template-lifecycle.ts'
import { isTelephone, phoneNotValid } from '../../company/registration/phone.ts'
import { emailAddress, idOf, moment, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { hostName } from '../../publish/release/mount.ts'
import { agentPageStatuses, confirmations, inactiveReasons } from './agent-page-lifecycle.ts'
import { maxShownProducts, maxSocialLinks } from './agent-page-limits.ts'
import { chatNames, handleNotValid, handleOf, isHandle, socialNames } from './contact-links.ts'
import { usualHours, WorkingHours } from './working-hours.ts'

const handle = z.string(messages.required).trim().min(1, messages.required).max(100)
const invalid = { path: ['handle'], message: handleNotValid }

const SocialLink = z
  .strictObject({ service: z.enum(socialNames), handle })
  .overwrite((link) => ({ ...link, handle: handleOf(link.service, link.handle) }))
  .refine(isHandle, invalid)

const Chat = z
  .strictObject({ service: z.enum(chatNames), handle })
  .overwrite((chat) => ({ ...chat, handle: handleOf(chat.service, chat.handle) }))
  .refine(isHandle, invalid)

const location = z.string().trim().max(120, 'Use 120 characters or fewer')
const phone = z
  .string()
  .trim()
  .max(40)
  .refine((text) => text === '' || isTelephone(text), phoneNotValid)

/** What a page says of its agent, beside what the agent is. */
export const AgentProfile = z.strictObject({
  bannerPhotoId: idOf('photo').nullable(),
  picturePhotoId: idOf('photo').nullable(),
  backgroundPhotoId: idOf('photo').nullable(),
  location,
  socialLinks: z.array(SocialLink).max(maxSocialLinks, `Use ${maxSocialLinks} links or fewer`),
  chat: Chat.nullable(),
  workingHours: WorkingHours,
  /** Shown outside of the working hours. */
  awayMessage: z.string().trim().max(300, 'Use 300 characters or fewer'),
  /** Those to be shown, in this order; none: whatever is on sale. */
  productIds: z.array(idOf('product')).max(maxShownProducts),
  /** In the sense of the Financial Services and Markets Act: the page says so in its footer. */
  isAppointedRepresentative: z.boolean(),
})

export const emptyProfile: AgentProfile = {
  bannerPhotoId: null,
  picturePhotoId: null,
  backgroundPhotoId: null,
  location: '',
  socialLinks: [],
  chat: null,
  workingHours: usualHours,
  awayMessage: '',
  productIds: [],
  isAppointedRepresentative: false,
}

export const AgentPageForm = z
  .strictObject({
    /** Of an agent the company has, or of a new one. */
    name: requiredText(80),
    email: emailAddress,
    ...AgentProfile.shape,
  })
  .meta({
    id: 'AgentPageForm',
    examples: [
      {
        name: 'Edda Marlow',
        email: 'edda.page@harbourlane.example',
        ...emptyProfile,
        location: 'Whitby',
        socialLinks: [{ service: 'linkedin', handle: 'edda-marlow' }],
        chat: { service: 'whatsapp', handle: '447700900123' },
        awayMessage: 'I answer from nine on weekdays.',
      },
    ],
  })

export const AgentPageRef = z.strictObject({ id: idOf('agentPage') })

export const AgentPageChange = z
  .strictObject({
    id: idOf('agentPage'),
    /** Of the page as whoever changes it has read it. */
    updatedAt: moment,
    ...AgentProfile.shape,
  })
  .meta({
    id: 'AgentPageChange',
    examples: [{ updatedAt: '2026-11-17T09:00:00.000Z', ...emptyProfile, location: 'Scarborough' }],
  })

export const SubdomainForm = z
  .strictObject({ id: idOf('agentPage'), host: hostName })
  .meta({ id: 'SubdomainForm', examples: [{ host: 'edda-marlow.localhost' }] })

const Language = z.enum(languages)

/** What a page is drawn with: a template in one of its languages. None: as all are, in English. */
export const TemplateChoice = z
  .strictObject({ id: idOf('agentPage'), templateId: idOf('pageTemplate').nullable(), language: Language })
  .meta({ id: 'TemplateChoice', examples: [{ templateId: null, language: 'en_uk' }] })

/** What is written of a template now, as a page would be drawn with it. */
export const PageDraft = TemplateChoice.extend({ templateId: idOf('pageTemplate') }).meta({
  examples: [{ language: 'en_uk' }],
})

/** One that can be chosen. */
export const PageTemplate = z
  .object({
    id: idOf('template'),
    name: z.string(),
    languages: z.array(Language),
    /** The one page that it is designed for: no other can take it. */
    agentPageId: idOf('agentPage').nullable(),
  })
  .meta({ id: 'PageTemplate' })

export const PagePreview = z
  .object({
    html: z.string(),
    /** Fields that are not known of this agent and have no fallback: what they stand in is left out. */
    missing: z.array(z.string()),
  })
  .meta({ id: 'PagePreview' })

export const AgentPageFilter = z.strictObject({ search: z.string().trim().max(200).optional() })

export const AgentPage = z
  .object({
    id: idOf('agentPage'),
    agentId: idOf('agent'),
    agentName: z.string(),
    agentEmail: z.string(),
    agentCode: z.string(),
    agentPhone: z.string(),
    ...AgentProfile.shape,
    /** Where its photos are, of those that are there. */
    bannerSrc: z.string().nullable(),
    pictureSrc: z.string().nullable(),
    backgroundSrc: z.string().nullable(),
    status: z.enum(agentPageStatuses),
    /** Why it is inactive. */
    reasons: z.array(z.enum(inactiveReasons)),
    confirmation: z.enum(confirmations),
    askedAt: moment,
    /** Where it stands, or will. */
    host: z.string().nullable(),
    /** What it is drawn with; none: as all are. One in the trash goes on until another is chosen. */
    template: z
      .object({
        id: idOf('template'),
        name: z.string(),
        number: z.int(),
        state: z.enum(templateLifecycle.states),
        /** Designed for this page alone. */
        isOwn: z.boolean(),
        language: Language,
      })
      .nullable(),
    /** Of the last thirty days. */
    visits: z.int(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'AgentPage' })

const token = z.string(messages.required).min(1, messages.required).max(300)

export const ConfirmationToken = z
  .strictObject({ token })
  .meta({ id: 'ConfirmationToken', examples: [{ token: 'unknown' }] })

/** What the agent puts right while confirming. */
export const ConfirmationForm = z.strictObject({ token, name: requiredText(80), phone, location }).meta({
  id: 'ConfirmationForm',
  examples: [{ token: 'unknown', name: 'Edda Marlow', phone: '', location: 'Whitby' }],
})

/** What whoever holds the link may know. */
export const ConfirmationCard = z
  .object({
    companyName: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    location: z.string(),
    /** The links that people will find there. */
    links: z.array(z.object({ label: z.string(), address: z.string() })),
    awayMessage: z.string(),
    isAppointedRepresentative: z.boolean(),
    host: z.string().nullable(),
    confirmation: z.enum(confirmations),
    expiresAt: moment,
  })
  .meta({ id: 'ConfirmationCard' })

/** What a visitor of a page writes to its agent. */
export const LeadForm = z.strictObject({
  name: requiredText(80),
  email: emailAddress,
  phone,
  message: requiredText(1000),
})

export const Lead = z
  .object({
    id: idOf('agentLead'),
    pageId: idOf('agentPage'),
    agentName: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    message: z.string(),
    createdAt: moment,
  })
  .meta({ id: 'Lead' })

export const LeadRef = z.strictObject({ id: idOf('agentLead') })

export const LeadFilter = z.strictObject({
  /** To one page; else to all of them. */
  pageId: idOf('agentPage').optional(),
})

export type AgentProfile = z.output<typeof AgentProfile>
export type AgentPageForm = z.output<typeof AgentPageForm>
export type AgentPage = z.output<typeof AgentPage>
export type PageTemplate = z.output<typeof PageTemplate>
export type ConfirmationCard = z.output<typeof ConfirmationCard>
export type LeadForm = z.output<typeof LeadForm>
export type Lead = z.output<typeof Lead>
