import { z } from 'zod'
import { idOf, moment, requiredText, text } from '../../fields.ts'
import { HubFile } from '../hub-file/hub-file.ts'
import { hubFolderLifecycle } from './hub-folder-lifecycle.ts'

/** What is known of one product, under the name that people of the app read. */
export const HubFolderForm = z
  .strictObject({
    productName: requiredText(120),
    displayName: requiredText(60),
    description: text(500),
    coverFileId: idOf('hubCoverFile').nullable(),
  })
  .meta({
    id: 'HubFolderForm',
    examples: [
      {
        productName: 'Pet Lifetime',
        displayName: 'Pet',
        description: 'Booklet and information document of the pet insurance',
        coverFileId: null,
      },
    ],
  })

export type HubFolderForm = z.output<typeof HubFolderForm>

export const HubFolderChange = z.strictObject({ id: idOf('hubFolder'), ...HubFolderForm.shape }).meta({
  id: 'HubFolderChange',
  examples: [
    { productName: 'Pet Lifetime 2027', displayName: 'Pet', description: 'From January 2027', coverFileId: null },
  ],
})

export const HubFolderRef = z.strictObject({ id: idOf('hubFolder') })

export const HubFolder = z
  .object({
    id: idOf('hubFolder'),
    ...HubFolderForm.shape,
    state: z.enum(hubFolderLifecycle.states),
    files: z.int(),
    /** When a draft goes by itself; null for what was published once. */
    deletedOn: moment.nullable(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'HubFolder' })

export type HubFolder = z.output<typeof HubFolder>

export const HubFolderDetail = z
  .object({ folder: HubFolder, files: z.array(HubFile), coverUrl: z.string().nullable() })
  .meta({ id: 'HubFolderDetail' })

export type HubFolderDetail = z.output<typeof HubFolderDetail>

export const HubFolderFilter = z.strictObject({
  search: z.string().trim().max(200).optional(),
  state: z.enum(hubFolderLifecycle.states).optional(),
})

/** Which group sees which folder. */
export const HubAccess = z
  .object({
    folders: z.array(z.object({ id: idOf('hubFolder'), name: z.string(), state: z.enum(hubFolderLifecycle.states) })),
    groups: z.array(z.object({ id: idOf('appGroup'), name: z.string(), members: z.int() })),
    given: z.array(z.object({ folderId: idOf('hubFolder'), groupId: idOf('appGroup') })),
  })
  .meta({ id: 'HubAccess' })

export type HubAccess = z.output<typeof HubAccess>

export const HubAccessChange = z
  .strictObject({ folderId: idOf('hubFolder'), groupId: idOf('appGroup'), isGiven: z.boolean() })
  .meta({ examples: [{ isGiven: true }] })
