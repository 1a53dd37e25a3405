import { z } from 'zod'
import { RaisableEvent } from '../../base/event/own-field.ts'
import type { Language } from '../../base/language/language.ts'
import { languages } from '../../base/language/language.ts'
import { Body, bodyModel } from '../../build/body/body.ts'
import { translated } from '../../build/body/texts.ts'
import { ConnectorDefinition } from '../../build/connector/connector.ts'
import { dataName } from '../../build/dataset/data-name.ts'
import { Option } from '../../build/dataset/option.ts'
import { model } from '../../build/document/model.ts'
import { Shell, shellModel } from '../../build/page/shell.ts'
import { translatedShell } from '../../build/page/shell-texts.ts'
import { journeyModes } from '../../build/product/journey-mode.ts'
import { Paperwork } from '../../build/product/paperwork.ts'
import { ProductSettings } from '../../build/product/product.ts'
import { listsOf } from '../../build/question/ask.ts'
import type { OptionLists } from '../../build/question/asked-question.ts'
import { FrozenDocuments } from '../../build/template/document-block.ts'
import { idOf, moment } from '../../fields.ts'
import { casesReason } from './cases-reason.ts'
import { hostName, publishStages } from './mount.ts'
import { mountLifecycle } from './mount-lifecycle.ts'

export const releaseContentVersion = 1

/** Everything a published journey is made of, frozen. Buyers keep the release they started on. */
export const ReleaseContent = z.strictObject({
  version: z.literal(releaseContentVersion),
  productId: idOf('product'),
  settings: ProductSettings,
  body: Body,
  shell: Shell,
  /** What buyers choose of data sources, as those were on the day. */
  lists: z.record(dataName, z.array(Option)).default({}),
  /** The same in the product's other languages, where the sources have them. */
  translatedLists: z.partialRecord(z.enum(languages), z.record(dataName, z.array(Option))).optional(),
  /** How the journey asks other systems, by id; never with a secret. */
  connectors: z.record(z.uuid(), ConnectorDefinition).optional(),
  /** What the journey raises for whoever buys, by id. */
  ownEvents: z.record(z.uuid(), RaisableEvent).optional(),
  /** Whose body it is, where it is not the company's own: its documents lie there. */
  providerId: z.uuid().optional(),
  /** Without it, the usual. With the documents that the company designed itself. */
  paperwork: Paperwork.extend({ designs: FrozenDocuments.optional() }).optional(),
  /** Of the rating program made of the body and its tables: what quotes name as their origin. */
  programHash: z.string(),
})

export type ReleaseContent = z.output<typeof ReleaseContent>

export const releaseModel = model({
  name: 'release',
  version: releaseContentVersion,
  schema: ReleaseContent,
  upgrades: {},
})

/** A release and the body and shell in it are each of the version of the day it was frozen; its price is kept compiled. */
export function parseReleaseContent(stored: unknown): ReleaseContent {
  const { body, shell, ...content } = releaseModel.climb(stored)
  return ReleaseContent.parse({ ...content, body: bodyModel.climb(body), shell: shellModel.climb(shell) })
}

/** Every list that answers are chosen from, by the data's name. */
export const listsOfContent = ({ body, lists }: Pick<ReleaseContent, 'body' | 'lists'>): OptionLists => ({
  ...listsOf(body.dataset),
  ...lists,
})

/** The release as it reads in a language. What is not translated stays in the first. */
export const contentIn = <Content extends Pick<ReleaseContent, 'body' | 'shell' | 'lists' | 'translatedLists'>>(
  content: Content,
  language: Language,
): Content => ({
  ...content,
  body: translated(content.body, language),
  shell: translatedShell(content.shell, language),
  lists: { ...content.lists, ...content.translatedLists?.[language] },
})

/** A frozen version of a product and its last stay at an address. */
export const Release = z
  .object({
    id: idOf('release'),
    productId: idOf('product'),
    /** The first one of a product is 1. */
    version: z.int(),
    contentHash: z.string(),
    programHash: z.string(),
    /** Of its last stay at an address; nothing of these while it never had one. */
    state: z.enum(mountLifecycle.states).nullable(),
    host: z.string().nullable(),
    mode: z.enum(journeyModes).nullable(),
    publishedAt: moment.nullable(),
    /** A publication runs twelve months. */
    expiresAt: moment.nullable(),
    createdAt: moment,
  })
  .meta({ id: 'Release' })

export const PublishForm = z
  .strictObject({ id: idOf('product'), stage: z.enum(publishStages), host: hostName, casesReason })
  .meta({ examples: [{ stage: 'staging', host: 'pet.localhost' }] })

export type Release = z.output<typeof Release>
export type PublishForm = z.output<typeof PublishForm>
